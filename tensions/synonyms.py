"""English words that name one thing, by which two hands meet; the first of a row is the one they are compared by.

Only words that are the same in every sentence: a word of two meanings stands in no row, or only where the other is rare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

ENGLISH: Final[tuple[str, ...]] = (
    # Kin, persons, animals.
    "dog dogs puppy puppies pup hound", "cat cats kitten kittens kitty", "mother mum mom mums mummy mama", "father dad daddy papa", "grandmother grandma gran granny nana nan",
    "grandfather grandpa grandad granddad", "child kid kids children", "baby infant newborn", "teenager teen", "doctor gp physician", "employee staffer", "colleague coworker co-worker workmate",
    "boss supervisor", "customer client clients", "roommate flatmate housemate", "lawyer attorney solicitor", "landlord landlady", "babysitter nanny sitter childminder", "carpenter joiner", "hairdresser hairstylist barber",
    "attendee participant", "freelancer contractor", "founder cofounder co-founder", "trainee apprentice", "pupil student", "spouse partner",
    # Home.
    "flat apartment", "fridge refrigerator", "sofa couch settee", "garbage trash rubbish", "tap faucet", "garden backyard", "cupboard closet wardrobe", "lift elevator", "cellar basement",
    "attic loft", "lounge living-room", "toilet loo restroom bathroom", "rent rental", "heating heater radiator thermostat", "cooker stove", "hoover vacuum", "television tv telly", "wifi wi-fi wlan", "rug carpet",
    "lawn grass", "blinds shutters", "duvet comforter", "bin bins", "tenant renter lodger",
    # Work.
    "standup stand-up standups", "salary wage wages", "holiday holidays vacation vacations", "cv resume", "ceo chief-executive", "headquarters hq", "canteen cafeteria", "colleagues coworkers teammates",
    "deadline due-date", "programme program scheme", "office offices", "employer company firm", "branch-office subsidiary",
    "budget budgets", "department dept", "quote quotation", "warehouse depot", "supplier vendor", "shareholder stockholder", "sales-rep salesperson salesman",
    # Travel, money, shopping.
    "car vehicle auto automobile", "bike bicycle", "motorbike motorcycle", "plane aeroplane airplane", "lorry truck", "petrol gasoline gas", "luggage baggage suitcases", "trip journey", "shop store stores shops",
    "shipping delivery postage", "parcel package parcels packages", "refund reimbursement", "price fee fare", "discount rebate", "chemist pharmacy drugstore", "cinema movies", "film movie",
    "trainers sneakers", "jumper sweater pullover", "handbag purse", "mobile cellphone smartphone phone", "pavement sidewalk", "motorway highway freeway", "car-park parking-lot", "subway metro",
    "cash-machine atm", "railway railroad", "timetable schedule", "sunglasses shades", "torch flashlight",
    # Health and food.
    "medication medicine meds", "pill tablets pills", "surgery operation", "jab shot vaccination vaccine", "illness disease sickness", "physiotherapist physio", "gym fitness-studio", "glasses spectacles", "belly stomach tummy",
    "prawns shrimp shrimps", "aubergine eggplant", "courgette zucchini", "coriander cilantro", "biscuit cookie", "sweets candy", "soft-drink soda", "dinner supper", "chilli chili", "yoghurt yogurt",
    "allergy allergies", "appointment appt", "dentist dental", "workout exercise",
    # Development and operations.
    "repository repo repos repositories", "database databases db", "pull-request pull-requests pr prs merge-request", "bug defect", "ci pipeline", "deployment deploy deploys rollout", "environment env", "config configuration",
    "test tests", "server servers", "website site webpage", "backup backups", "log logs logging", "password passphrase", "login sign-in logon", "documentation docs doc manual", "outage downtime", "certificate cert certs",
    "library lib package", "directory folder", "argument arg", "parameter param", "e-mail email mail mails emails", "photo photos picture pictures", "ticket issue", "developer programmer",
    "laptop notebook", "container containers", "notification alert notifications alerts", "build builds", "frontend front-end ui", "backend back-end",
    "limit quota", "token tokens", "secret secrets credential credentials", "message messages", "comment comments",
    # Verbs and how things are.
    "use uses using utilise utilize", "end finish", "help assist", "repair fix mend", "speak talk", "reply respond answer", "reside live", "depart leave",
    "require need", "construct build", "choose pick select", "receive get", "erase delete remove",
    "big large", "small little", "fast quick", "pretty beautiful", "ill sick", "glad happy", "weird odd strange", "whole entire", "mad angry", "quiet silent", "rich wealthy", "scared afraid",
)  # fmt: skip
"""Rows of words; a word counts in the first row that has it."""

PHRASES: Final[Mapping[tuple[str, ...], str]] = {
    ("head", "office"): "headquarters", ("main", "office"): "headquarters", ("rental", "contract"): "lease", ("rental", "agreement"): "lease", ("tenancy", "agreement"): "lease", ("rent", "contract"): "lease",
    ("conference", "room"): "meeting-room", ("meeting", "room"): "meeting-room", ("pull", "request"): "pull-request", ("pull", "requests"): "pull-request", ("merge", "request"): "pull-request", ("family", "doctor"): "doctor",
    ("general", "practitioner"): "doctor", ("swimming", "pool"): "pool", ("living", "room"): "lounge", ("sitting", "room"): "lounge", ("daily", "sync"): "standup", ("mother", "tongue"): "native-language", ("first", "language"): "native-language",
    ("native", "language"): "native-language", ("washing", "machine"): "washer", ("tumble", "dryer"): "dryer", ("air", "conditioning"): "aircon", ("air", "con"): "aircon", ("parking", "lot"): "car-park", ("car", "park"): "car-park",
    ("parking", "space"): "parking", ("due", "date"): "deadline", ("garbage", "truck"): "garbage", ("bin", "lorry"): "garbage", ("mobile", "phone"): "phone", ("cell", "phone"): "phone", ("day", "care"): "daycare", ("rate", "limit"): "rate-limit",
    ("source", "code"): "code", ("code", "base"): "code", ("web", "site"): "website", ("home", "page"): "homepage", ("log", "in"): "login", ("two-factor", "login"): "2fa",
    ("two-factor", "authentication"): "2fa", ("blood", "pressure"): "bp", ("swim", "class"): "swimming-lesson", ("swimming", "lesson"): "swimming-lesson", ("driving", "licence"): "licence", ("driver's", "license"): "licence",
    ("credit", "card"): "card", ("web", "client"): "frontend", ("user", "interface"): "frontend", ("tax", "return"): "tax-return", ("tax", "returns"): "tax-return", ("front", "door"): "entrance", ("main", "entrance"): "entrance",
}  # fmt: skip
"""Two words that name what one word does."""


def _firsts() -> dict[str, str]:
    found: dict[str, str] = {}
    for row in ENGLISH:
        first, *others = row.split()
        for word in others:
            found.setdefault(word, first)
    return {word: first for word, first in found.items() if word not in {row.split()[0] for row in ENGLISH}}


FIRST: Final[Mapping[str, str]] = _firsts()
"""Word → the one by which it is compared."""
