# The service alone. PostgreSQL (>= 16, pgvector >= 0.8) is given by FOREWORD_DATABASE_URL; see compose.yaml.
FROM python:3.13-slim AS build
WORKDIR /src
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
RUN python -m venv /opt/foreword
COPY requirements.lock requirements-dev.lock ./
RUN /opt/foreword/bin/pip install --quiet --require-hashes -r requirements.lock
# The wheel is built in an environment of its own, with the builder that the lock names.
RUN python -m venv /opt/build && /opt/build/bin/pip install --quiet --require-hashes -r requirements-dev.lock
COPY . .
RUN /opt/build/bin/python -m hatchling build -t wheel -d /dist \
 && /opt/foreword/bin/pip install --quiet --no-index --no-deps /dist/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/foreword --create-home foreword
COPY --from=build /opt/foreword /opt/foreword
ENV PATH=/opt/foreword/bin:$PATH PYTHONUNBUFFERED=1 FOREWORD_DATA=/var/lib/foreword
USER foreword
WORKDIR /var/lib/foreword
VOLUME /var/lib/foreword
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
ENTRYPOINT ["foreword"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
