"""People: what the operations under `/v1/auth` take and give."""

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from app import email
from app.models.fields import Id, Model, Name, Time
from app.passwords import LEAST, MOST, MOST_BYTES
from app.roles import Role


def _address(value: str) -> str:
    normal = email.normalise(value)
    if normal is None:
        raise PydanticCustomError("email", "must be an e-mail address")
    return normal


def _in_bytes(value: str) -> str:
    if len(value.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise PydanticCustomError("password", f"must have at most {MOST_BYTES} bytes")
    return value


Email = Annotated[str, StringConstraints(min_length=3, max_length=320), AfterValidator(_address)]
"""As normalised from here on."""
Password = Annotated[str, StringConstraints(min_length=1, max_length=MOST), AfterValidator(_in_bytes)]
"""One that is tried: whatever it is, not so long that it burns time."""
NewPassword = Annotated[str, StringConstraints(min_length=LEAST, max_length=MOST), AfterValidator(_in_bytes)]
"""One that is set."""
Link = Annotated[str, StringConstraints(min_length=1, max_length=512)]
"""The secret part of a one-time link."""


class SignUpIn(Model):
    """A new person, with an organisation of their own, or in the one that invites them."""

    email: Email
    password: NewPassword
    name: Name | None = None
    organisation: Name | None = None
    invitation: Link | None = None


class SignInIn(Model):
    """An address and its password."""

    email: Annotated[str, StringConstraints(min_length=1, max_length=320)]
    password: Password


class Nothing(Model):
    """An operation that takes nothing."""


class PasswordIn(Model):
    """`current` may be absent only where the person has none yet."""

    current: Password | None = None
    new: NewPassword


class SignInNumberIn(Model):
    id: Id


class PersonOut(Model):
    id: int
    email: str
    name: str
    has_password: bool


class OrganisationOut(Model):
    """An organisation and what the person is in it."""

    id: int
    name: str
    role: Role


class SessionOut(Model):
    """Who is signed in, where, and the token that writing requests carry as `X-CSRF-Token`."""

    person: PersonOut
    organisation: OrganisationOut
    organisations: list[OrganisationOut]
    csrf_token: str


class EndedOut(Model):
    """How many sign-ins ended."""

    ended: Annotated[int, Field(ge=0)]


class SignInOut(Model):
    id: int
    organisation: str
    created_at: Time
    seen_at: Time
    expires_at: Time
    address: str
    browser: str
    current: bool


class SignInsOut(Model):
    sign_ins: list[SignInOut]
    next_cursor: str | None


class InvitedIn(Model):
    """The secret part of an invitation's link."""

    invitation: Link


class InvitationLookOut(Model):
    """What an invitation offers, before anybody takes it."""

    organisation: str
    role: Role
    email: str | None
    expires_at: Time


class EnterIn(Model):
    """The secret part of a one-time link of the operator."""

    link: Link


class PersonIn(Model):
    """Another name or address; an absent one stays. Another address needs the current password, where there is one."""

    name: Name | None = None
    email: Email | None = None
    current: Password | None = None
