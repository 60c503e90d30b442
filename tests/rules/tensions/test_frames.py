"""Two hands word one thing in two ways: what contradicts, and what doesn't, doesn't depend on the frame."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tensions.detector import contradiction, question, shape
from tensions.sieve import may_clash

CLASHES = [
    # When.
    ("The bakery opens at 7", "Bakery's opening time: 6:30"),
    ("The gym closes at 10pm", "our gym shuts at nine in the evening"),
    ("Leo's bedtime is 7.30", "bedtime for Leo: half past eight"),
    ("Lunch break is from 12:00 to 13:00", "we take our lunch break 13:00 - 14:00"),
    ("The grant application is due on 1 March", "deadline for the grant application: 15 March"),
    ("My passport expires in May 2027", "passport runs out on 3 November 2026"),
    ("Der Laden macht um 18 Uhr zu", "Ladenschluss ist um 20 Uhr"),
    ("La réunion d'équipe a lieu le lundi", "on fait la réunion d'équipe le jeudi"),
    ("La reunión con el cliente es los martes", "con el cliente nos reunimos los jueves"),
    # How much, how many, how long, how often.
    ("we're a team of six", "There are nine of us on the team"),
    ("The kubernetes cluster has 12 nodes", "k8s cluster size: 8 nodes"),
    ("Class 4b has 27 pupils", "There are 24 pupils in class 4b"),
    ("Wir sind zu fünft im Team", "unser Team besteht aus sieben Leuten"),
    ("Rent is 1,450 euros a month", "we pay €1,300 rent every month"),
    ("The dog gets fed twice a day", "feed the dog only once a day, vet's orders"),
    ("The commute takes me 40 minutes", "my commute is an hour and a half"),
    ("Our retention for logs is 30 days", "we keep logs for 90 days"),
    ("Sofia is 7 years old", "Sofia turned 8 in March"),
    ("The discount for students is 20 percent", "students get 15% off"),
    ("On paie les fournisseurs à 60 jours", "Les fournisseurs sont payés sous 30 jours"),
    # Where.
    ("the spare key is under the blue flowerpot", "Spare key hangs in the garage behind the door"),
    ("The Q3 offsite is in Lisbon", "our q3 offsite takes place in Porto"),
    ("Terraform state lives in an S3 bucket", "tf state is kept in Terraform Cloud, we got rid of the bucket"),
    ("Oma wohnt in Kassel", "meine Oma lebt in Fulda"),
    ("Les serveurs sont hébergés à Roubaix", "Nos serveurs se trouvent à Amsterdam, tous"),
    ("El coche está aparcado en la calle Olmo", "Hemos dejado el coche en el garaje de mi suegra"),
    # Who.
    ("My manager is Henrik", "I report to Anjali"),
    ("Sara leads the data team", "data team lead: Milan"),
    ("Lea is in charge of the newsletter", "the newsletter is run by Tobias"),
    ("my thesis advisor is Dr. Chen", "Dr Abadi replaced Dr Chen as my thesis advisor"),
    ("Marek left the company", "Marek is our backend lead"),
    ("Petra kümmert sich um die Buchhaltung", "die Buchhaltung macht Jürgen"),
    ("C'est Amélie qui gère la compta", "La comptabilité est tenue par Yannick, plus par Amélie"),
    ("De la contabilidad se encarga Rosa", "la contabilidad la lleva Miguel"),
    # Which, and how it is called.
    ("The docs site is built with Docusaurus", "Our docs site builds with mkdocs (material theme)"),
    ("We use MySQL for the orders service", "the orders service is backed by Postgres"),
    ("El backend usa Django 3.2", "tenemos el backend en Django 5"),
    ("Indent with four spaces", "we use tabs for indentation"),
    ("I'm left-handed", "I'm right handed"),
    ("Unser Hund heißt Balu", "der Name unseres Hundes ist Rocky"),
    ("Unit tests use pytest", "unit tests are written with unittest"),
    ("Config files are in YAML", "we keep config files in TOML"),
    ("I use Firefox", "my browser is Chrome"),
    ("Our wifi password is tulip-42", "the password for the wifi: orchid-17"),
    ("Our contact at the bank is Mr Lind", "Contact at the bank: Ms Sato"),
    ("unsere Vermieterin heißt Frau Yilmaz", "Herr Lang ist unser Vermieter"),
    ("Notre médecin est le Dr Petit", "le docteur Garnier est notre médecin"),
    ("Amir approves expenses", "expenses have to be approved by Claire"),
    ("Oli is on the security team", "Oli left the security team"),
    ("Kubernetes manifests live in the infra repo", "the k8s manifests are in the deploy repo"),
    ("Der Ersatzschlüssel liegt unter der Fußmatte", "Ersatzschlüssel hängt im Keller"),
    ("The pharmacy on Elm Street is open until 8pm", "Elm Street pharmacy closes at 6:30 pm"),
    ("Access tokens are valid for 15 minutes", "an access token expires after one hour"),
    ("Der Eintritt kostet 8 Euro", "Eintrittspreis: 12 €"),
    ("Meine Schuhgröße ist 39", "ich trage Schuhgröße 41"),
    ("备份存在阿里云", "我们的备份放在腾讯云"),
    ("我们团队有六个人", "团队一共八个人"),
    ("房租每月3000元", "我们的房租是3500元"),
    ("早会九点开始", "早会改到九点半"),
    ("请用简体中文回答我", "以后都用英文回答我"),
    ("我不吃香菜", "我很喜欢吃香菜"),
    # On which side.
    ("I hate cilantro", "I love cilantro, put it on everything"),
    ("ich mag keine Pilze", "Pilze esse ich total gern 🍄"),
    ("Ich vertrage keine Laktose", "Laktose vertrage ich problemlos"),
    ("I'm allergic to cats", "cats are no problem for me, no allergy"),
    ("Je ne mange pas de gluten", "je mange du gluten sans problème"),
    ("The new-checkout flag is on for everyone", "new-checkout flag is switched off for all users"),
    ("Les notifications Slack sont activées la nuit", "notifs slack désactivées la nuit"),
    ("Las notificaciones están activadas", "notificaciones apagadas"),
    ("Das Tor zum Hof bleibt nachts offen", "Nachts ist das Hoftor immer geschlossen"),
    ("Ich trinke keinen Alkohol", "abends trinke ich gern Alkohol"),
]

AGREE = [
    # Another one of the same.
    ("Our bot is called Max.", "Our other bot is called Moritz."),
    ("My car is red", "My other car is blue"),
    ("My car isn't electric", "My other car is electric"),
    ("The light is on", "The other light is off"),
    ("The office is in Ulm", "The other office is in Graz"),
    # What takes one kind may take several.
    ("The API accepts JSON.", "The API now accepts XML."),
    ("The importer takes CSV", "The importer takes JSON"),
    # Another subject, qualifier, number, day or person.
    ("Invoice 2024-118 is paid", "Invoice 2024-119 is still unpaid"),
    ("Mia's piano lesson starts at 4 pm", "Leo's piano lesson begins at five"),
    ("The bakery opens at 7", "on Sundays the bakery opens at 8"),
    ("The morning standup is at 9:00", "The evening standup is at 17:00"),
    ("The write timeout is 30 seconds", "The default timeout is 10 s"),
    ("Class 4b has 27 pupils", "class 4a has 24 pupils"),
    ("In summer the café is open until 9pm", "In winter the café closes at 6pm."),
    ("Lena isst kein Schweinefleisch", "Paul isst alles, auch Schwein"),
    ("Mi hermana vive en Bilbao", "Mi hermano vive en Vigo"),
    ("Caroline: 7pm", "Caroline: 8pm"),
    ("The timeout for uploads is 60 seconds", "The timeout is 30 seconds"),
    ("The meeting is on Tuesday", "The planning meeting is on Wednesday"),
    ("Max's favourite colour is green", "My favourite colour is purple"),
    # Another relation.
    ("The bakery opens at 7", "the bakery closes at 18:00"),
    ("The contract ends in May", "the contract started in January"),
    ("My brother lives in Leeds", "my brother works in York"),
    ("My birthday is 3 November", "I was born in 1988"),
    ("Jake is 34", "Jake has two kids"),
    ("The meeting is on Tuesday", "the meeting is at 14:00"),
    ("The cache is Memcached", "the cache host is redis-cache-02"),
    ("The service is owned by team Puma", "The service is written by Ana"),
    ("Ana is on the search team", "Bo is on the search team"),
    ("备份存在上海浦东机房", "备份存在上海"),
    ("我妹妹住在成都", "我哥哥住在重庆"),
    ("房租每月3000元", "水电每月300元"),
    # Another time.
    ("Keys are rotated every 90 days", "The last key rotation was on 4 February"),
    ("Our office used to be in Hackney", "our office is in Shoreditch"),
    ("We met on Monday", "We met on Friday"),
    ("Kim maintains the parser", "Alex wrote the parser in 2019"),
    # One within the other, one of many, or of several sorts.
    ("We live in Spain", "we live in Valencia"),
    ("The service runs on Kubernetes", "The service runs on Linux"),
    ("The first aid kit is in the kitchen", "The first aid kit is in the cupboard"),
    ("The app is available in German.", "The app is available in French."),
    ("Ana reviews the code", "Bo reviews the code"),
    ("Herr Wolf ist Trainer.", "Frau Sommer ist Trainerin."),
    ("The Postgres backup runs at night", "The MySQL backup runs at night"),
    ("The shop is open from 9:00 to 12:00.", "The shop is open from 14:00 to 18:00."),
    ("Marek is in Berlin", "Marek is in Oslo"),
    ("CI is green", "CI is red"),
    # The same in other words.
    ("Standup is at half past nine", "daily stand-up, 9:30"),
    ("stand-up's at 9:30", "We do the daily standup at half past nine"),
    ("The pg cluster has three nodes", "our postgres cluster: 3 nodes"),
    ("I can't stand cilantro", "I hate cilantro"),
    ("I don't love jazz.", "I don't hate jazz."),
    ("No more than five people in the sauna", "The sauna limit is five people, because of the fire regulations"),
    ("Sara leads the data team", "Sara is the lead of our data team"),
    # Turned round.
    ("The parser is called by the lexer.", "The lexer is not called by the parser."),
    ("Service A calls Service B", "Service B never calls Service A"),
    ("Long time no see", "See you"),
]

TEXTS = sorted({text for pair in (*CLASHES, *AGREE) for text in pair})


@pytest.mark.parametrize(("a", "b"), CLASHES)
def test_two_wordings_of_one_thing_clash_whichever_comes_first(a: str, b: str) -> None:
    assert contradiction(a, b) is not None
    assert contradiction(b, a) is not None
    assert may_clash(a, b)
    assert may_clash(b, a)


@pytest.mark.parametrize(("a", "b"), AGREE)
def test_another_thing_and_the_same_in_other_words_agree(a: str, b: str) -> None:
    assert contradiction(a, b) is None
    assert contradiction(b, a) is None


@given(st.sampled_from(TEXTS), st.sampled_from(TEXTS))
def test_neither_order_nor_case_nor_a_full_stop_decides(a: str, b: str) -> None:
    forward, backward = contradiction(a, b), contradiction(b, a)
    assert (forward is None) == (backward is None)
    assert forward is None or backward is None or forward.shape == backward.shape
    assert contradiction(a, f"{a.rstrip('.')}.") is None


@pytest.mark.parametrize(
    ("a", "b", "asked"),
    [
        (
            "The spare key is under the flowerpot",
            "Spare key hangs in the garage behind the door",
            "Is the spare key under the flowerpot or in the garage behind the door?",
        ),
        (
            "data team lead: Milan",
            "Sara leads the data team",
            "Which is right: Milan or Sara? “data team lead: Milan” conflicts with “Sara leads the data team”.",
        ),
    ],
)
def test_the_question_names_both_values(a: str, b: str, asked: str) -> None:
    assert question(a, b) == asked


def test_a_resolution_serves_whichever_way_it_is_worded() -> None:
    assert shape("The standup is at 9:00", "The standup is at 10:00") == shape(
        "The kickoff with Contoso is at 10:00", "the Contoso kickoff starts at 11:30"
    )
