"""Ordinary statements that people teach are learned, in seven languages; talk, requests, guesses and logs are not."""

from __future__ import annotations

import pytest

from learn.read import read

TAUGHT = """
Always squash before merging.
Never store plaintext tokens in the logs.
Commit messages must be in the imperative mood.
Don't touch the generated files under gen/.
Do not deploy after 4 pm on Fridays.
PRs need two approvals.
Every endpoint requires an auth header.
Tests must pass before a release.
All timestamps are stored in UTC.
Prefer composition over inheritance.
Avoid global state in the workers.
Please always answer in German.
I prefer short answers.
I'd rather have tables than prose.
Keep functions under 40 lines.
Use snake_case for columns.
No direct pushes to main.
No meetings before 10.
We deploy with Argo CD.
We use Bun as the package manager.
We switched to Vitest in March.
We chose Kafka over RabbitMQ.
We went with Hetzner for hosting.
We host our docs on Netlify.
We're on Node 22.
Our stack is Django and Postgres.
Our backend is written in Rust.
The frontend lives in apps/web.
The API is called Helios.
The gateway listens on port 8443.
The staging cluster runs on k3s.
The nightly backup goes to s3://acme-backups.
Logs are kept for 30 days.
The rate limit is 100 requests per minute.
The session timeout is 15 minutes.
The default branch is trunk.
Feature flags live in Unleash.
The design files are in Figma.
Secrets live in Vault.
Our on-call rotation changes every Monday.
The standup is at 9:30.
Retro is every other Thursday.
The demo is on Friday at 3.
Code freeze starts on December 15.
The contract ends in June 2027.
The deadline for the audit is 12 May.
Deadline: end of Q3.
Release 4.2 ships next Tuesday.
Submission closes at midnight on the 3rd.
The budget for this quarter is 40k.
Priya is our product manager.
Omar leads the infra team.
Lena is responsible for billing.
Ask Marek about the VPN.
Contact security@acme.io for access requests.
Escalate outages to the SRE channel.
My name is Ana.
I'm the tech lead of the payments team.
I work at Nordwind as a data engineer.
My manager is Sofia.
My GitHub handle is anakov.
My email is ana@nordwind.io.
I'm based in Lisbon.
My timezone is CET.
The repo is at https://git.acme.io/core/helios.
Dashboard: https://grafana.acme.io/d/abc
Wiki: https://wiki.acme.io
The staging URL is https://stg.acme.io.
Prod DB host is db-prd-3.internal.
The ticket prefix is HEL.
Project ID: helios-prod-7
Customer number 448812 belongs to Acme.
The account id is 7741-AB.
Config lives in /etc/helios/config.toml.
The entry point is src/main.rs.
Our npm scope is @acme.
The docker image is ghcr.io/acme/helios:4.2.
The feature branch for billing is feat/bill-22.
Remember that the staging DB is read-only.
Note: the cron runs in UTC.
Keep in mind that EU data must not leave the EU.
Bear in mind that Safari 14 is unsupported.
For future reference, the invoice format is XML.
Remind me that my passport expires in October.
FYI the office is closed on Mondays.
Just so you know, I'm on vacation until July 3.
By the way, our CI is Buildkite.
From now on write tests first.
Going forward, use British spelling.
Whenever you write SQL, use uppercase keywords.
When naming branches, start with the ticket number.
If a migration fails, roll it back at once.
Unless I say otherwise, answer in English.
Never answer with more than five bullets.
I want you to always cite the file.
You should always run the linter first.
We require signed commits.
Reviews need at least one senior.
Access to prod requires 2FA.
The library needs Python 3.11 or newer.
Builds require 8 GB of RAM.
I'm allergic to shellfish.
I have two cats.
My daughter's name is Mia.
My birthday is on May 4.
My wife is called Ines.
I don't drink alcohol.
I'm left-handed.
I speak Portuguese and English.
My favourite editor is Helix.
Our anniversary is June 12.
A sprint lasts two weeks.
An "atlas" is our internal name for a tenant.
By "core" we mean the billing service.
MTTR stands for mean time to recovery.
DAU means daily active users.
The term "shard" refers to one tenant database.
Helios depends on Atlas.
Atlas talks to Postgres over TLS.
The worker consumes from the orders queue.
Only admins can approve refunds.
Interns may not merge to main.
Weekend deploys are forbidden.
Force pushes are not allowed.
It is forbidden to commit binaries.
oh right, the test db listens on 5434, not 5433
hm, wait, the port is 5434
well, our default region is eu-north-1
First the idempotency keys: they're UUIDv7 and expire after 24 hours.
CI is Buildkite now.
Immer vor dem Mergen squashen.
Niemals Passwörter loggen.
Commit-Nachrichten müssen auf Englisch sein.
Bitte keine Emojis in Commits verwenden.
PRs brauchen zwei Reviews.
Alle Zeiten werden in UTC gespeichert.
Antworte immer auf Deutsch.
Nach 16 Uhr wird nicht mehr deployt.
Wir deployen mit Argo CD.
Wir sind auf Vitest umgestiegen.
Unser Paketmanager ist Bun.
Für Tests nehmen wir Playwright.
Die API heißt Helios.
Der Worker lauscht auf Port 9090.
Das Backup liegt auf backup-2.internal.
Die Abgabefrist ist der 12. Mai.
Das Daily ist um 9:30 Uhr.
Lena ist für die Abrechnung zuständig.
Mein Name ist Ana.
Hallo, ich bin Jonas und betreue die Datenplattform bei Nordwind.
Ich arbeite bei Nordwind.
Merk dir, dass die Staging-DB nur lesbar ist.
Denk dran, dass freitags niemand deployt.
Künftig bitte immer zuerst Tests schreiben.
Ab sofort nutzen wir Podman statt Docker.
Nein, der Port ist 5434.
Der Port ist 5434, nicht 5433.
Ich bin gegen Nüsse allergisch.
Das Repo liegt unter https://git.acme.io/core.
Zugriff auf Prod nur mit 2FA.
Keine direkten Pushes auf main.
Releases gibt es jeden zweiten Dienstag.
ach ja, der Port ist 5434
Toujours squasher avant de merger.
Ne jamais logger de mots de passe.
Les messages de commit doivent être en anglais.
N'utilise pas d'emojis dans les commits.
Les PR ont besoin de deux relectures.
Réponds toujours en français.
On ne déploie pas après 16 heures.
On déploie avec Argo CD.
On est passés à Vitest.
Notre gestionnaire de paquets est Bun.
Pour les tests on prend Playwright.
L'API s'appelle Helios.
Le worker écoute sur le port 9090.
La sauvegarde est sur backup-2.internal.
La date limite est le 12 mai.
Le daily est à 9h30.
Léna est responsable de la facturation.
Je m'appelle Ana.
Je suis Ana, data engineer chez Nordwind.
Je travaille chez Nordwind.
Retiens que la base de staging est en lecture seule.
Rappelle-toi que personne ne déploie le vendredi.
Désormais, écris toujours les tests d'abord.
À partir de maintenant on utilise Podman au lieu de Docker.
Non, le port est 5434.
Le port est 5434, pas 5433.
Je suis allergique aux noix.
Le dépôt est sur https://git.acme.io/core.
Pas de push direct sur main.
Il est interdit de committer des binaires.
ah oui, le port est 5434
Siempre haz squash antes de fusionar.
Nunca registres contraseñas en los logs.
Los mensajes de commit deben estar en inglés.
No uses emojis en los commits.
Los PR necesitan dos revisiones.
Responde siempre en español.
No desplegamos después de las 16.
Desplegamos con Argo CD.
Nos pasamos a Vitest.
Nuestro gestor de paquetes es Bun.
Para los tests usamos Playwright.
La API se llama Helios.
El worker escucha en el puerto 9090.
La copia está en backup-2.internal.
La fecha límite es el 12 de mayo.
La daily es a las 9:30.
Lena es responsable de la facturación.
Me llamo Ana.
Soy Marta y trabajo en el equipo de logística.
Trabajo en Nordwind.
Recuerda que la base de staging es de solo lectura.
Ten en cuenta que nadie despliega los viernes.
De ahora en adelante, escribe primero los tests.
A partir de ahora usamos Podman en lugar de Docker.
No, el puerto es 5434.
El puerto es 5434, no 5433.
Soy alérgica a las nueces.
El repo está en https://git.acme.io/core.
Nada de push directo a main.
Está prohibido subir binarios.
por cierto, el puerto es 5434
Всегда делай squash перед мержем.
Никогда не логируй пароли.
Сообщения коммитов должны быть на английском.
Не используй эмодзи в коммитах.
Отвечай всегда по-русски.
После 16 часов не деплоим.
Мы деплоим через Argo CD.
Мы перешли на Vitest.
Наш пакетный менеджер — Bun.
Для тестов используем Playwright.
API называется Helios.
Воркер слушает порт 9090.
Дедлайн — 12 мая.
Дейли в 9:30.
Лена отвечает за биллинг.
Меня зовут Аня.
Релиз по четвергам.
Я работаю в Nordwind.
Запомни, что база staging только для чтения.
Нет, порт 5434.
Порт 5434, а не 5433.
Прямые пуши в main запрещены.
кстати, порт 5434
合并前必须 squash。
绝不要把密码写进日志。
提交信息必须用英文。
提交里不要用表情符号。
请始终用中文回答。
下午四点以后不部署。
每周五下午不发布。
我们用 Argo CD 部署。
我们换到了 Vitest。
包管理器是 Bun。
测试用 Playwright。
API 叫 Helios。
worker 监听 9090 端口。
截止日期是 5 月 12 日。
站会在 9:30。
账单由 Lena 负责。
我叫安娜。
我在 Nordwind 工作。
记住测试库是只读的。
不，端口是 5434。
端口是 5434，不是 5433。
禁止直接推送到 main。
我对坚果过敏。
对了，端口是 5434
マージ前に必ず squash してください。
パスワードをログに書かないでください。
コミットメッセージは英語で書くこと。
絵文字は使わないでください。
常に日本語で答えてください。
16 時以降はデプロイしません。
デプロイには Argo CD を使っています。
Vitest に移行しました。
パッケージマネージャーは Bun です。
API の名前は Helios です。
ワーカーはポート 9090 で待機しています。
締め切りは 5 月 12 日です。
朝会は 9:30 からです。
請求は Lena が担当しています。
大阪でインフラを担当しています。
私の名前はアンナです。
ステージング DB は読み取り専用だと覚えておいてください。
いいえ、ポートは 5434 です。
main への直接プッシュは禁止です。
ナッツアレルギーがあります。
そういえば、ポートは 5434 です
Please keep answers under 100 words.
Use metric units.
I like my coffee black.
We never squash merge commits from forks.
Code review is mandatory for every change.
Our SLA is 99.9 %.
The p99 budget for checkout is 300 ms.
The invoice service is owned by team Falcon.
Team Falcon owns the invoice service.
Nightly jobs run at 02:00 UTC.
The dev server needs Node 22.
We follow trunk-based development.
Our tests are written with pytest.
All API errors use RFC 7807.
The main bucket is acme-prod-data.
VPN is required for staging.
Staging resets every Sunday night.
The CEO is Maria Lopez.
Contact for legal: legal@acme.io
API base: https://api.acme.io/v2
Release notes go into CHANGELOG.md.
The monorepo uses Turborepo.
Migrations are reviewed by Omar.
Only Dana can approve budget changes.
Nobody deploys on Fridays.
Everything is stored in UTC.
Each tenant has its own schema.
Every service must expose /healthz.
We aim for 80 % coverage.
We have three environments: dev, staging and prod.
Our office hours are 9 to 17.
My dentist appointment is on March 3 at 10.
My car is a red Fiat Panda.
My son goes to Lincoln school.
My phone number is +351 912 345 678.
I'm usually online until 7 pm.
I prefer Celsius.
I don't eat gluten.
Call me Sam.
The wifi at the office is called acme-guest.
Jede Änderung braucht ein Ticket.
Die Doku liegt in Confluence.
Wir testen mit pytest.
Das Team Falke betreut den Rechnungsdienst.
Freitags wird nicht deployt.
Unsere Kernzeit ist von 10 bis 15 Uhr.
Der Hauptbranch heißt trunk.
Chaque changement doit avoir un ticket.
La doc est dans Confluence.
On teste avec pytest.
L'équipe Faucon gère le service de facturation.
Personne ne déploie le vendredi.
La branche principale s'appelle trunk.
Cada cambio necesita un ticket.
La documentación está en Confluence.
Probamos con pytest.
El equipo Halcón lleva el servicio de facturas.
Nadie despliega los viernes.
La rama principal se llama trunk.
Каждому изменению нужен тикет.
Документация лежит в Confluence.
Команда Сокол отвечает за счета.
Главная ветка называется trunk.
每个改动都要有工单。
文档在 Confluence。
我们用 pytest 测试。
主分支叫 trunk。
発票サービスは Falcon チームが担当です。
ドキュメントは Confluence にあります。
テストには pytest を使います。
メインブランチは trunk です。
すべての変更にはチケットが必要です。
""".strip().splitlines()

NOT_TAUGHT = """
Thanks, that helped a lot.
Good morning!
How's it going
That's so cool.
I'm tired today.
It's raining again.
The build is red again.
I'll get back to you later.
Let me think about it.
Fix the failing test please.
Write a function that parses dates.
Show me the logs.
Refactor this method.
Run the tests again.
Add a docstring to parse().
Can you check the config
what port does staging use
where is the config file
why does it fail
any idea what's wrong
I wonder if it's the cache.
Maybe we should use Redis.
I think it's a race condition.
It seems slow.
Not sure what happened.
Looks good to me.
LGTM
Nice work!
Sounds good.
See you tomorrow.
I had pizza for lunch.
We watched a movie last night.
My train is late.
Traffic was terrible today.
The coffee machine is broken.
I'm going to bed.
Have a great weekend!
Congrats on the launch!
haha that's funny
brb
ok
sure, go ahead
yes please
no thanks
Error: connection refused
TypeError: undefined is not a function
at App.main(App.java:12)
HTTP/1.1 502 Bad Gateway
failed with status 500 on /api/users
hm that failed: java.net.ConnectException: Connection refused (localhost:5433)
Process finished with exit code 137
npm ERR! code ELIFECYCLE
curl: (7) Failed to connect to localhost port 5433: Connection refused
Killed: 9
Segmentation fault (core dumped)
Permission denied (publickey).
fatal: not a git repository
bash: foo: command not found
$ make test
>>> import os
[12:01:33] node-3 no longer responds
2 failed, 14 passed in 3.2s
Let's do pagination later.
Let's start with the parser.
I need help with the parser.
I want to add a button.
Summarize this article.
Translate this to French.
Explain how it works.
Tell me a joke.
Write it as a table.
For now just print it.
In this reply use bullets.
Only this time, skip the tests.
Actually we already moved.
We changed that.
It's different now.
Wait a second.
Let me check.
Hold on.
I'm stuck.
This is annoying.
The tests pass now.
It works!
Never mind.
Good question.
I was just wondering.
What a day.
I can't believe it.
I miss my old laptop.
You're the best.
I love this!
Danke, das hat geholfen.
Guten Morgen!
Ich bin müde.
Der Build ist schon wieder rot.
Schreib eine Funktion, die Daten parst.
Zeig mir die Logs.
wo liegt die Konfiguration
warum schlägt das fehl
Vielleicht sollten wir Redis nehmen.
Ich glaube, es ist der Cache.
Bis morgen!
Gestern haben wir einen Film geschaut.
Fehler: Verbindung abgelehnt
Für heute lass die Tests weg.
Kannst du das prüfen
Mal sehen.
Alles klar.
Merci, ça m'a aidé.
Bonjour !
Je suis fatigué.
Le build est encore rouge.
Écris une fonction qui parse des dates.
Montre-moi les logs.
où est la config
pourquoi ça échoue
On devrait peut-être prendre Redis.
Je crois que c'est le cache.
À demain !
Hier on a regardé un film.
Erreur : connexion refusée
Tu peux vérifier
Ça marche !
Gracias, me ayudó mucho.
¡Buenos días!
Estoy cansado.
El build está rojo otra vez.
Escribe una función que parsee fechas.
Muéstrame los logs.
dónde está la config
por qué falla
Quizás deberíamos usar Redis.
Creo que es la caché.
¡Hasta mañana!
Ayer vimos una película.
Error: conexión rechazada
Puedes revisarlo
¡Funciona!
Спасибо, помогло.
Доброе утро!
Я устал.
Сборка опять красная.
Напиши функцию для разбора дат.
Покажи логи.
где лежит конфиг
почему падает
Может, взять Redis.
Думаю, это кэш.
До завтра!
Вчера смотрели фильм.
Ошибка: соединение отклонено
谢谢，很有帮助。
早上好！
我很累。
构建又红了。
写一个解析日期的函数。
给我看日志。
配置文件在哪里
为什么失败
也许我们应该用 Redis。
我觉得是缓存的问题。
明天见！
昨天看了电影。
错误：连接被拒绝
ありがとう、助かりました。
おはようございます！
疲れました。
ビルドがまた赤いです。
日付をパースする関数を書いて。
ログを見せて。
設定ファイルはどこ
なぜ失敗するの
Redis を使うべきかもしれません。
キャッシュだと思います。
また明日！
昨日映画を見ました。
エラー：接続が拒否されました
Could be worse.
That makes sense.
I see what you mean.
ok let me try that
hmm interesting
the page is blank
it still fails
same error
still not working
got a 500 again
the tests are green
I just pushed a fix
I'm on it
almost there
one sec
we're good
that did the trick
I'll take a look tomorrow
Rename the helper to parse_date.
Move this into utils.py.
Generate a migration for the new column.
Give me three options.
Make the button blue.
Next, update the README.
Try it with --verbose.
Rerun with debug logging.
write tests for this
pls fix
here is the stack trace
what's the difference between a and b
is it possible to cache this
how do i exit vim
which one is better
Das klingt gut.
Ich schau mir das morgen an.
Der Test schlägt noch fehl.
Mach den Button blau.
was ist der unterschied
Ça a l'air bien.
Je regarde ça demain.
Le test échoue encore.
Mets le bouton en bleu.
c'est quoi la différence
Suena bien.
Lo miro mañana.
El test sigue fallando.
Pon el botón azul.
cuál es la diferencia
Звучит хорошо.
Посмотрю завтра.
Тест всё ещё падает.
Сделай кнопку синей.
в чём разница
听起来不错。
我明天看看。
测试还是失败。
把按钮改成蓝色。
有什么区别
いいですね。
明日見てみます。
テストがまだ失敗します。
ボタンを青にして。
違いは何
We had a great time at the beach.
I watched the new Dune movie.
The kids are asleep.
My head hurts.
It was so good to see you.
Happy birthday!
I'm so excited for tomorrow!
The sunset was gorgeous.
You would have loved it.
""".strip().splitlines()


@pytest.mark.parametrize("message", TAUGHT)
def test_it_is_learned(message: str) -> None:
    assert read(message).candidates


@pytest.mark.parametrize("message", NOT_TAUGHT)
def test_it_is_not(message: str) -> None:
    assert read(message).candidates == ()


@pytest.mark.parametrize(
    "opener",
    [
        "oh right, ",
        "hm, wait, ",
        "btw ",
        "fyi: ",
        "so, ",
        "well, ",
        "ah ok, ",
        "by the way, ",
        "good morning, ",
        "fwiw, ",
    ],
)
def test_what_opens_a_sentence_hides_no_fact(opener: str) -> None:
    assert [c.content for c in read(f"{opener}the test db listens on 5434").candidates] == [
        f"{opener}the test db listens on 5434"
    ]


@pytest.mark.parametrize(
    "message", ["Für heute lass die Tests weg.", "For this run, print to stderr", "Por hoy usa el puerto 9000"]
)
def test_an_order_of_the_moment_is_listed_as_refused(message: str) -> None:
    assert [r.rule for r in read(message).rejected] == ["interaction-scoped"]
