"""Organisations: what the operations under `/v1/organisations` take and give."""

from typing import Annotated

from pydantic import Field

from app.models.fields import Id, Model, Name, Time
from app.models.people import Email, OrganisationOut
from app.roles import Role


class NewOrganisationIn(Model):
    name: Name


class OrganisationIn(Model):
    """One organisation of the person."""

    id: Id


class RenameIn(Model):
    id: Id
    name: Name


class TransferIn(Model):
    """Who owns it from now on; whoever hands it over stays as an admin."""

    id: Id
    person: Id


class MemberIn(Model):
    id: Id
    person: Id


class RoleIn(Model):
    id: Id
    person: Id
    role: Role


class InviteIn(Model):
    """`email` is a note of whom it is for; whoever holds the link may use it, once."""

    id: Id
    role: Role | None = None
    email: Email | None = None
    expires_in_days: Annotated[int, Field(ge=1, le=30)] | None = None


class InvitationIn(Model):
    id: Id
    invitation: Id


class OrganisationsOut(Model):
    organisations: list[OrganisationOut]
    next_cursor: str | None


class LeftOut(Model):
    """The organisation is left, or a member removed."""

    left: bool


class MemberOut(Model):
    id: int
    email: str
    name: str
    role: Role
    since: Time
    you: bool


class MembersOut(Model):
    members: list[MemberOut]
    next_cursor: str | None


class InvitationOut(Model):
    id: int
    role: Role
    email: str | None
    invited_by: str
    created_at: Time
    expires_at: Time


class InvitationsOut(Model):
    invitations: list[InvitationOut]
    next_cursor: str | None


class NewInvitationOut(InvitationOut):
    """`invitation` is the secret part, `link` the whole address; both are shown this once."""

    invitation: str
    link: str
    warning: str


class RevokedOut(Model):
    revoked: bool
