"""Kinds of things of which one is chosen at a time, each with the names it has: a language, a database, a way to indent.

By them two statements meet that name what is used in any wording: “the site is built with Docusaurus”, “our site builds with
mkdocs”. Longer than other files because it is a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_KINDS: Final[Mapping[str, str]] = {
    "programming language": "python|go|golang|rust|java|kotlin|typescript|javascript|ruby|php|scala|elixir|swift|haskell|perl|c++|c#|clojure|erlang|dart|lua|zig|julia|cobol",
    "app framework": "flutter|react native|xamarin|ionic|cordova|swiftui|jetpack compose|electron|tauri",
    "frontend": "react|vue|angular|svelte|solidjs|ember|preact|next.js|nextjs|nuxt|jquery",
    "web framework": "django|flask|fastapi|rails|laravel|symfony|spring|spring boot|express|nestjs|phoenix|gin|actix|axum",
    "database": "postgres|postgresql|pg|mysql|mariadb|sqlite|oracle|mongodb|mongo|cassandra|dynamodb|cockroachdb|sql server|mssql|firestore|couchdb|neo4j|rds|cloud sql|aurora",
    "cache": "redis|memcached|valkey|dragonfly",
    "queue": "kafka|rabbitmq|sqs|nats|pulsar|celery|sidekiq|activemq|pub/sub",
    "search": "elasticsearch|opensearch|solr|meilisearch|typesense|algolia",
    "warehouse": "bigquery|snowflake|redshift|databricks|clickhouse|duckdb",
    "ci": "github actions|gitlab ci|circleci|jenkins|travis|travis ci|buildkite|teamcity|drone|azure pipelines|bitbucket pipelines",
    "tracker": "jira|linear|asana|trello|clickup|youtrack|github issues|gitlab issues|bugzilla|redmine|shortcut|monday.com|basecamp|todoist",
    "wiki": "confluence|notion|sharepoint|outline|bookstack|coda|obsidian|wiki|google docs|dropbox paper|mediawiki",
    "chat": "slack|teams|microsoft teams|discord|mattermost|zulip|telegram|whatsapp|signal|irc|rocket.chat",
    "calls": "zoom|google meet|webex|jitsi|skype|whereby",
    "cloud": "aws|gcp|google cloud|azure|hetzner|ovh|scaleway|digitalocean|linode|heroku|fly.io|render|vercel|netlify|cloudflare|aliyun|阿里云|腾讯云|华为云",
    "storage": "s3|gcs|google drive|dropbox|onedrive|nextcloud|box|backblaze|minio|icloud|azure blob",
    "secrets": "vault|aws secrets manager|secrets manager|1password|bitwarden|lastpass|keepass|doppler|infisical|sops",
    "state": "terraform cloud|spacelift|s3|gcs|consul|azure blob",
    "orchestration": "kubernetes|k8s|nomad|docker swarm|ecs|openshift|fargate",
    "monitoring": "grafana|prometheus|datadog|new relic|zabbix|nagios|cloudwatch|sentry|honeycomb",
    "site generator": "docusaurus|mkdocs|sphinx|hugo|jekyll|gatsby|astro|vuepress|vitepress|gitbook|eleventy|wordpress|ghost|drupal|webflow|wix|squarespace|typo3|joomla",
    "shop": "shopify|woocommerce|magento|shopware|prestashop|bigcommerce",
    "package manager": "npm|yarn|pnpm|bun",
    "python packages": "pip|poetry|uv|pipenv|conda|pdm|hatch",
    "build tool": "maven|gradle|bazel|ant|sbt",
    "bundler": "webpack|vite|rollup|esbuild|parcel|turbopack",
    "test tool": "jest|vitest|mocha|pytest|unittest|junit|testng|rspec|nose",
    "browser": "firefox|chrome|safari|edge|brave|opera|vivaldi|chromium",
    "log level": "debug|info|warn|warning|error|trace|fatal",
    "error tracker": "sentry|rollbar|bugsnag|raygun|airbrake|glitchtip",
    "artifact store": "artifactory|nexus|s3|github packages|harbor|ecr|docker hub",
    "passwords": "1password|bitwarden|lastpass|keepass|keepassxc|dashlane",
    "chronotype": "morning person|early bird|night owl|frühaufsteher|langschläfer|nachteule|lève-tôt|couche-tard|madrugador|madrugadora|noctámbulo",
    "diet": "vegan|vegetarian|pescatarian|veganer|veganerin|vegetarier|vegetarierin|végétarien|végétarienne|végétalien|vegano|vegana|vegetariano|vegetariana",
    "browser tests": "cypress|playwright|selenium|puppeteer|testcafe",
    "formatter": "black|prettier|biome|autopep8|yapf|gofmt",
    "linter": "eslint|ruff|flake8|pylint|rubocop|tslint|oxlint",
    "editor": "vim|neovim|emacs|vscode|vs code|visual studio code|intellij|pycharm|sublime|sublime text|zed|helix|nano|eclipse|xcode|cursor",
    "shell": "bash|zsh|fish|powershell|nushell",
    "system": "ubuntu|debian|fedora|alpine|centos|windows|macos|arch linux|red hat|rhel|rocky linux|freebsd|nixos",
    "phone": "iphone|pixel|galaxy|fairphone|android phone",
    "vcs": "git|svn|subversion|mercurial|perforce",
    "forge": "github|gitlab|bitbucket|gitea|codeberg|forgejo",
    "interface": "rest|graphql|grpc|soap|trpc",
    "file format": "json|yaml|toml|xml|csv|parquet|avro|protobuf|ini",
    "picture format": "png|jpg|jpeg|webp|gif|svg|avif|tiff",
    "document format": "markdown|restructuredtext|rst|asciidoc|latex|word|html|pdf|docx",
    "payment": "stripe|paypal|adyen|klarna|mollie|braintree|square|sumup",
    "mail service": "sendgrid|mailgun|postmark|ses|mailchimp|brevo|mailjet",
    "accounting tool": "xero|quickbooks|datev|lexoffice|sage|sap|odoo|freshbooks|pennylane|holded",
    "crm": "salesforce|hubspot|pipedrive|zoho|dynamics",
    "support tool": "zendesk|intercom|freshdesk|helpscout|front",
    "design tool": "figma|sketch|adobe xd|penpot|canva|photoshop|gimp",
    "bank": "sparkasse|n26|revolut|ing|dkb|commerzbank|deutsche bank|bnp|santander|bbva|caixabank|barclays|hsbc|monzo|wise",
    "carrier": "dhl|ups|fedex|dpd|hermes|gls|usps|royal mail|correos|chronopost|colissimo|seur|tnt",
    "tongue": "english|englisch|anglais|inglés|ingles|英文|英语|英語|german|deutsch|allemand|alemán|德语|ドイツ語|french|französisch|français|francés|法语|フランス語|"
              "spanish|spanisch|espagnol|español|castellano|西班牙语|スペイン語|italian|italienisch|italien|italiano|portuguese|portugiesisch|portugais|portugués|"
              "dutch|niederländisch|néerlandais|polish|polnisch|polonais|polaco|russian|russisch|russe|ruso|chinese|chinesisch|chinois|chino|中文|简体中文|中国語|"
              "japanese|japanisch|japonais|japonés|日语|日文|日本語|swedish|turkish|catalan|catalán|korean|arabic",
    "indent": "tabs|tab|spaces|space|tabulateurs|leerzeichen|tabulatoren|tabuladores|tabulaciones|espacios|espaces",
    "quotes": "single quotes|double quotes|single quoted|double quoted|einfache anführungszeichen|doppelte anführungszeichen|guillemets simples|guillemets doubles|comillas simples|comillas dobles",
    "api style": "composition api|options api",
    "components": "class components|function components|functional components|hooks",
    "casing": "snake_case|camelcase|kebab-case|pascalcase|snake case|camel case|kebab case|pascal case",
    "merging": "squash|squash merge|squash merges|rebase|merge commit|merge commits|fast-forward",
    "branching": "trunk-based|trunk based development|git flow|gitflow|github flow",
    "ids": "auto-increment integers|bigints|integers|uuid|uuids|ulid|ulids|autoincrement|auto-increment|snowflake ids|integer ids",
    "licence": "mit|apache 2.0|apache-2.0|gpl|agpl|lgpl|bsd|mpl|proprietary",
    "address form": "du|sie|tú|usted|tu|vous",
    "hand": "left-handed|left handed|right-handed|right handed|ambidextrous|linkshänder|linkshänderin|rechtshänder|rechtshänderin|gaucher|gauchère|droitier|droitière|zurdo|zurda|diestro|diestra|左撇子|右撇子|左利き|右利き",
    "units": "metric|imperial|celsius|fahrenheit|kilometers|kilometres|miles",
    "spelling": "british|american|britisch|amerikanisch",
    "seat": "window seat|aisle seat|middle seat|fensterplatz|gangplatz|hublot|couloir|ventanilla|pasillo",
    "coffee": "espresso|cappuccino|latte|americano|flat white|filter coffee",
    "milk": "oat milk|cow's milk|whole milk|soy milk|soya milk|almond milk|hafermilch|kuhmilch|sojamilch|mandelmilch|lait d'avoine|lait de vache|leche de avena|leche de vaca",
    "fuel": "diesel|petrol|gasoline|unleaded|electric|hybrid|benzin|benziner|elektrisch|elektro|essence|électrique|gasolina|eléctrico|híbrido",
    "data type": "string|strings|integer|integers|boolean|booleans|float|floats|decimal|decimals|timestamp|enum|enums",
    "heat": "gas|oil|heat pump|district heating|pellets|wärmepumpe|fernwärme|ölheizung|gasheizung|pompe à chaleur|fioul|bomba de calor|gasóleo",
    "means": "by bike|by car|by train|by bus|on foot|by tram|mit dem rad|mit dem fahrrad|mit dem auto|mit dem zug|mit dem bus|zu fuß|à vélo|en voiture|en train|en bus|à pied|en bici|en bicicleta|en coche|en tren|en autobús|a pie|en metro",
    "contact": "by phone|by email|by e-mail|by mail|by text|per mail|per e-mail|per telefon|telefonisch|par mail|par téléphone|par e-mail|por teléfono|por correo|por email",
    "cash": "cash|standing order|by card|credit card|debit card|direct debit|bank transfer|bar|per überweisung|per lastschrift|mit karte|en espèces|par carte|par virement|par chèque|en efectivo|con tarjeta|por transferencia|domiciliado",
    "cadence": "weekly|biweekly|fortnightly|monthly|quarterly|yearly|annually|daily|wöchentlich|monatlich|täglich|vierteljährlich|jährlich|hebdomadaire|mensuel|mensuelle|trimestriel|semanal|mensual|trimestral|anual|diario",
    "colour": "red|green|blue|yellow|orange|purple|violet|black|white|grey|gray|pink|brown|turquoise|beige|rot|grün|blau|gelb|lila|schwarz|weiß|grau|rosa|braun|rouge|vert|verte|bleu|bleue|jaune|noir|noire|blanc|blanche|gris|marron|"
              "rojo|roja|azul|verde|amarillo|amarilla|negro|negra|blanco|blanca|morado|红色|绿色|蓝色|黄色|黑色|白色|紫色|赤|青|緑|黒|白",
}  # fmt: skip

_ALIKE: Final[tuple[str, ...]] = (
    "english englisch anglais inglés ingles 英文 英语 英語", "german deutsch allemand alemán 德语 ドイツ語", "french französisch français francés 法语 フランス語",
    "spanish spanisch espagnol español castellano 西班牙语 スペイン語", "italian italienisch italien italiano", "portuguese portugiesisch portugais portugués",
    "dutch niederländisch néerlandais", "polish polnisch polonais polaco", "russian russisch russe ruso", "catalan catalán",
    "chinese chinesisch chinois chino 中文 简体中文 中国語", "japanese japanisch japonais japonés 日语 日文 日本語",
    "go golang", "postgres postgresql pg", "mongodb mongo", "kubernetes k8s", "terraform tf opentofu", "svn subversion", "vscode vs_code visual_studio_code",
    "next.js nextjs", "gcp google_cloud", "teams microsoft_teams", "restructuredtext rst", "jpg jpeg", "travis travis_ci", "sublime sublime_text", "vim neovim",
    "spring spring_boot", "vault", "secrets_manager aws_secrets_manager", "word docx", "uuid uuids", "ulid ulids", "autoincrement auto-increment integer_ids auto-increment_integers bigints integers",
    "tabs tab tabulateurs tabulatoren tabuladores tabulaciones", "spaces space leerzeichen espacios espaces", "single_quotes single_quoted einfache_anführungszeichen guillemets_simples comillas_simples",
    "double_quotes double_quoted doppelte_anführungszeichen guillemets_doubles comillas_dobles", "function_components functional_components hooks",
    "snake_case", "camelcase camel_case", "kebab-case kebab_case", "pascalcase pascal_case", "squash squash_merge squash_merges", "merge_commit merge_commits",
    "string strings", "integer integers", "boolean booleans", "float floats", "decimal decimals", "enum enums",
    "trunk-based trunk_based_development", "gitflow git_flow", "apache_2.0 apache-2.0", "du tú tu", "sie usted vous",
    "left-handed left_handed linkshänder linkshänderin gaucher gauchère zurdo zurda 左撇子 左利き", "right-handed right_handed rechtshänder rechtshänderin droitier droitière diestro diestra 右撇子 右利き",
    "metric celsius kilometers kilometres", "imperial fahrenheit miles", "british britisch", "american amerikanisch", "window_seat fensterplatz hublot ventanilla",
    "aisle_seat gangplatz couloir pasillo", "oat_milk hafermilch lait_d'avoine leche_de_avena", "cow's_milk whole_milk kuhmilch lait_de_vache leche_de_vaca", "soy_milk soya_milk sojamilch",
    "almond_milk mandelmilch", "petrol gasoline unleaded benzin benziner essence gasolina", "electric elektrisch elektro électrique eléctrico", "hybrid híbrido", "gas gasheizung", "oil ölheizung fioul gasóleo",
    "heat_pump wärmepumpe pompe_à_chaleur bomba_de_calor", "district_heating fernwärme", "by_bike mit_dem_rad mit_dem_fahrrad à_vélo en_bici en_bicicleta", "by_car mit_dem_auto en_voiture en_coche",
    "by_train mit_dem_zug en_train en_tren", "by_bus mit_dem_bus en_bus en_autobús", "on_foot zu_fuß à_pied a_pie", "by_phone per_telefon telefonisch par_téléphone por_teléfono",
    "by_email by_e-mail by_mail per_mail per_e-mail par_mail par_e-mail por_correo por_email", "cash bar en_espèces en_efectivo", "by_card credit_card debit_card mit_karte par_carte con_tarjeta",
    "bank_transfer per_überweisung par_virement por_transferencia", "direct_debit per_lastschrift domiciliado", "weekly wöchentlich hebdomadaire semanal", "monthly monatlich mensuel mensuelle mensual",
    "daily täglich diario", "quarterly vierteljährlich trimestriel trimestral", "yearly annually jährlich anual", "biweekly fortnightly",
    "red rot rouge rojo roja 红色 赤", "green grün vert verte verde 绿色 緑", "blue blau bleu bleue azul 蓝色 青", "yellow gelb jaune amarillo amarilla 黄色", "purple violet lila morado 紫色",
    "black schwarz noir noire negro negra 黑色 黒", "white weiß blanc blanche blanco blanca 白色 白", "grey gray grau gris", "pink rosa", "brown braun marron",
    "warn warning", "morning_person early_bird frühaufsteher lève-tôt madrugador madrugadora", "night_owl nachteule langschläfer couche-tard noctámbulo", "vegan veganer veganerin végétalien vegano vegana",
    "vegetarian vegetarier vegetarierin végétarien végétarienne vegetariano vegetariana",
    "aws s3 rds ecs fargate aurora dynamodb ses", "cloudsql cloud_sql",
)  # fmt: skip
"""Names of one thing, or of a thing and of what it is a part of."""

_SAME: Final[Mapping[str, str]] = {
    word.replace("_", " ").casefold(): row.split()[0] for row in _ALIKE for word in row.split()
}
_KIND_OF: Final[Mapping[str, tuple[str, ...]]] = {
    name.casefold(): tuple(kind for kind, names in _KINDS.items() if name in names.split("|"))
    for names in _KINDS.values()
    for name in names.split("|")
}
OPTIONS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    first: tuple(
        sorted({tuple(name.split()) for name in _KIND_OF if name.split()[0] == first}, key=lambda words: -len(words))
    )
    for first in {name.split()[0] for name in _KIND_OF}
}
"""First word → the names that begin with it, as words, the longest first."""
SOLE: Final = frozenset({"hand", "chronotype", "diet", "indent", "seat", "address form"})
"""Kinds of which one has one, whatever else is said."""


def kinds_of(name: str) -> tuple[str, ...]:
    """Of which kinds a casefolded name is one."""
    return _KIND_OF.get(name, ())


def one_name(name: str) -> str:
    """One name for what has several."""
    return _SAME.get(name, name)
