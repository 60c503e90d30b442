"""The closed lists by which a name in text is told from prose: file endings, top-level domains, products, compounds.

Longer than most files because it is nothing but word lists.
"""

from __future__ import annotations

from words.vocabulary import listed

FILE_ENDINGS = listed("""
7z aab aac accdb ada adb adoc ahk aof apk applescript asc asm astro au3 avi avif avro avsc awk azw3 bak bash bat bazel
bib bicep bin bmp bz2 bzl c cab cabal capnp cbl cc cer cfg cjs ckpt class clj cljs cmake cmd cnf cob conf cpp crt cs
csh cshtml csproj csr css csv cts cu cue cuh cxx dart dat db dbf deb djvu dll dmg doc dockerfile dockerignore docm docx
drawio dta dump dwg dxf dylib ear editorconfig efi ejs ejson elm eml entitlements env eot epub erb erl ex exe exs f90
f95 fbs fbx fish flac flv fs fsproj fsx gem gemspec geojson gguf gif glb glsl gltf go gotmpl gpg gql gradle graphql
graphqls groovy gyp gz h h5 haml har hbs hcl hdf5 heic heif hh hlsl hpp hprof hs htm html http ibd ico ics idr img ini
ipa ipynb iso j2 jar java jfr jinja jl jmx joblib jpeg jpg js json json5 jsonc jsonl jsonnet jsp jsx jwk jwks kdbx key
ko ksh kt kts kubeconfig ldf less libsonnet liquid lock log lua lz4 lzma m4 m4a mak map markdown mbox md md5 mdb mdf
mdx mjs mk mkv ml mli mobi mod mov mp3 mp4 mpeg mpg msi msix mts mustache ndjson nim ninja nix njk nomad npy npz odg
odp ods odt ogg ogv onnx orc org otf ova ovf p12 p7b parquet pas patch pb pbxproj pcap pcapng pdb pdf pem pfx php phtml
pickle pkg pkl plist png po podspec pot ppt pptm pptx prefab prisma properties proto ps1 psd psd1 psm1 pst pth ptx pub
pug purs pxd py pyc pyi pyx qcow2 r raml rar razor rb rdata rdb rds reg rego repo resx rexx rlib rmd rpm rs rst rtf
safetensors sarif sass sbt scala scss service sh sha256 sig sln smithy snap so sol sops sql sqlite sqlite3 srt stl
storyboard styl sum svelte svg svx swf swift swp tar tcl template terraform tex tf tflite tfstate tfvars tgz thrift
tiff tmp tmpl toml topojson torrent tpl ts tsv tsx ttf twig txt vb vbproj vbs vcf vcxproj vdi vhd vhdl vim vmdk vsdx
vue wadl wal wasm wat wav webm webmanifest webp wgsl whl wma wmv woff woff2 wsdl xaml xcconfig xcf xhtml xib xls xlsb
xlsm xlsx xml xsd xsl xz yaml yang yml zig zip zsh zst
""")
"""Endings by which the last dotted part makes a file name, casefolded."""

BARE_FILES = listed("Dockerfile Makefile Gemfile Procfile Jenkinsfile Vagrantfile Rakefile Brewfile Justfile Caddyfile")
"""Files that have no ending and can't be mistaken for a word."""

DOMAINS = listed("""
ac ad ae aero af ag agency ai al am ao app ar arpa art as asia at au aw az ba bar bb bd be bf bg bh bi biz blog bm bn
bo br bs bt build bw by bz ca cafe cat cc cd cf cg ch ci ck cl cloud club cluster cm cn co com company consul coop
corp cr cu cv cw cx cy cz de dev digital dj dk dm do dz ec edu ee eg email energy er es et eu example fi finance fj fm
fo fr ga gd ge gg gh gi gl gm gmbh gn gov gp gq gr group gt gu gw gy hk hm hn home host hosting hr ht hu id ie il im
in info int internal intranet invalid io iq ir is it je jm jo jobs jp ke kg kh ki km kn kp kr kw ky kz la lan lb lc li
life link live lk local localdomain localhost lr ls lt lu lv ly ma management mc md me media mg mh mil mk ml mm mn mo
mobi mp mq mr ms mt mu museum mv mw mx my mz na name nc ne net network news nf ng ni nl no np nr nu nz om one onion
online org pa page pe pf pg ph pk pl plus pm pn pr press pro ps pt pw py qa re red ro rs ru run rw sa sb sc school
science sd se security services sg sh shop si site sk sl sm sn so social software solutions space sr ss st store
studio su support sv svc sx sy systems sz tc td team tech technology tel test tf tg th tj tk tl tm tn to today tokyo
tools top tr travel tt tv tw tz ua ug uk us uy uz va vc ve vg vi video vn vpn vu web website wf wiki work works world
ws wtf xyz ye yt za zm zone zw рф рус 中国 香港
""")
"""Top-level domains in use and the endings of private networks, casefolded."""

PRODUCTS = listed("""
airflow alpine android angular ansible apache argocd astro aws babel bash bootstrap bun cassandra celery centos chrome
clang claude clickhouse cmake composer consul cuda curl dart debian delta deno django docker dotnet drizzle druid edge
elasticsearch electron elixir envoy erlang esbuild eslint etcd expo express fastapi fedora ffmpeg firefox flask flink
flutter gcc gemini git gitea gitlab glibc go golang gpt gradle grafana grpc hadoop haskell helm hugo influxdb ios
istio java jdk jenkins jest jetty jquery julia jupyter k3s k8s kafka keycloak kibana kotlin kubectl kubernetes laravel
linux llama llvm log4j logstash lua macos mariadb maven memcached mercurial minio mistral mongo mongodb mypy mysql
nats neo4j nestjs next nextcloud nextjs nginx node nodejs nomad npm numpy nuxt openapi openjdk openssl oracle packer
pandas perl php playwright pnpm podman poetry postfix postgis postgres postgresql prisma prometheus puppet puppeteer
pydantic pytest python pytorch qt rabbitmq rails ray react redis redux remix rhel rollup ruby ruff rust rustc safari
scala sdk selenium sentry solr spark sphinx spring sqlalchemy sqlite starlette storybook svelte swift symfony tailwind
tensorflow terraform tls tomcat tox typescript ubuntu unity uv vault vite vitest vue webpack windows wordpress xcode
yarn zig zookeeper
""")
"""Names next to which a two-part number is a version, casefolded."""

VERSION_WORDS = listed("""
version versions ver release releases v version: versión versiones версия версии версию версией релиз versionen
ausgabe tag build branch series line upgrade runtime
""")
"""Words next to which a two-part number is a version, casefolded."""

VERSION_ENDS = ("版本", "版", "バージョン", "ヴァージョン", "ver", "Ver")
"""The same where no space stands before the number."""

NUMBERED_PROSE = listed("""
section chapter figure fig table page step part item level grade score about around nearly almost roughly over under
only kapitel abschnitt seite abbildung tabelle chapitre page tableau capítulo sección figura глава раздел the a an at
by is was monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun i we
it usd eur gbp
""")
"""Capitalised words before a two-part number that make it no version."""

UNITS = listed("""
s ms us ns sec secs second seconds min mins minute minutes h hr hrs hour hours day days week weeks month months year
years b kb mb gb tb kib mib gib tib bytes bit bits percent % x times k m bn million billion dollars euros usd eur gbp
km cm mm kg points stars rps qps people users requests cores cpus €
""")
"""Words after a two-part number that make it a quantity."""

ORDINARY_PAIRS = listed("""
and/or i/o his/her he/she she/he him/her her/his s/he they/them read/write client/server input/output pass/fail yes/no
on/off true/false either/or ci/cd tcp/ip a/b n/a w/o w/e c/o start/stop up/down left/right love/hate and/und und/oder
et/ou y/o и/или il/elle er/sie todo/done before/after push/pull front/back udp/tcp http/https staging/production
""")
"""Alternatives written with a slash that are no paths, casefolded."""

FUNCTION_PARTS = listed("""
a an and any are as at be but by de del do down du e en et for from go here i if in into is it la le lo my n no not o
of off on one only onto or out over per so such t than that the then there these this those to too two under up upon
van vis von was what when who with y you your
""")
"""Little words whose presence makes a hyphenated compound ordinary ("state-of-the-art"), unless it names a thing."""

PROSE_PARTS = listed("""
three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred first second third half
quarter year years day days month months week weeks hour hours minute minutes old star stars looking known thought
quality century lucky round lantern law friendly
""")
"""Content words that make a hyphenated compound ordinary ("three-year-old")."""

PROSE_STARTS = listed(
    "high low long short mid well ill much ever once twice best worst most least more less ultra non anti ex semi"
)
"""First parts that make a hyphenated compound ordinary ("long-term-plan"), unless it names a thing."""

THING_PARTS = listed("""
api apis app apps auth backend bot branch bucket bug build button cache case cd cfg ci cli client cluster config
consumer controller cron dashboard db deploy dev dir docs endpoint engine env events feature file fix flag flags form
frontend func function gateway handler hook hooks hotfix http id ids image infra io job jobs kebab key keys lib log
logs middleware migration migrations mode module node operator package page parser path pipeline plugin pod policy
pool prod producer proxy queue release repo replica role route router rule runner runtime schema script sdk secret
server service session spec staging stg storage store stream svc table task template test tests token tool topic ui
url user users util utils view volume web webhook worker workflow
""")
"""Parts that make a compound the name of a thing, little words or not ("sign-in-page")."""

NUMBER_PREFIXES = listed("non pre post mid top under over sub early late since circa pro anti around part")
"""Before a hyphen and a number these are prose ("pre-2020"), casefolded."""

ORDINARY_CODES = listed("""
b2b b2c b2g c2c p2p d2c 2fa 3d 2d 4d 4k 8k 5g 4g 3g h2o co2 1st 2nd 3rd 4th 24x7 g7 g20 iot saas paas iaas faas dos
ddos qos voip phd msc bsc latex mhz ghz khz kwh mwh mah mib gib kib tib mbps gbps kbps ios ipad ok'd ceos ctos ids
urls apis
""")
"""Capital-and-digit or two-hump words that name nothing in particular, casefolded."""

PROSE_LABELS = listed("""
the and but for not you are was all any can had her his our out how now its let new see two who did yes she that this
with have from they will what when your then them some could would should please thanks also there their here done
fine good okay just like only well which while because however maybe sorry today first next mrs
""")
"""A dotted pair holding one of these is two sentences without a space between, not a name."""

HUMPED_NAMES = listed("""
github gitlab javascript typescript postgresql graphql openai youtube linkedin mongodb mysql nosql clickhouse bigquery
pytorch tensorflow fastapi websocket websockets webauthn webassembly dynamodb couchdb influxdb mariadb cockroachdb
sqlite rabbitmq zeromq activemq openapi openssl openssh opentelemetry opensearch elasticsearch cloudformation
cloudfront cloudwatch circleci teamcity argocd bitbucket digitalocean hubspot wordpress paypal whatsapp powershell
powerpoint onedrive sharepoint nextjs nodejs numpy duckdb timescaledb pgbouncer haproxy jwt oauth devops gitops
macbook stackoverflow
""")
"""Two-hump names that are as often written in one case; a memory's keys hold them in that form too."""

NUMBERED_THINGS = listed("""
port line page step version note time at ratio issue ticket id pid uid column row item chapter verse room number count
size limit timeout max min total code error status exit level priority day week year uhr todo
""")
"""Words before a colon and a number that are no hosts ("line:42")."""

DUNDERS = listed("""
__init__ __main__ __name__ __file__ __all__ __dict__ __doc__ __call__ __repr__ __str__ __eq__ __hash__ __new__
__slots__ __enter__ __exit__ __iter__ __next__ __len__ __getattr__ __setattr__ __getitem__ __class__ __module__
__version__ __dirname __filename __pycache__ __proto__ __typename
""")
"""Names in double underscores that are no bold type."""
