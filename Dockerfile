# The shell in a container: docker build -t clinic . && docker run -it --rm -v clinic:/home/clinic/.local/share/clinic clinic
FROM swift:6.3-bookworm AS build
WORKDIR /clinic
COPY . .
RUN bash -euo pipefail -c 'source scripts/lib/set-up && source scripts/lib/shipped && set_up && build_release \
    && strip_program "$(release_binary)" /shipped'

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libpq5 libsodium23 libsqlite3-0 libutf8proc2 tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home clinic
COPY --from=build /shipped /usr/local/bin/clinic
USER clinic
RUN mkdir -p /home/clinic/.local/share/clinic
ENV LANG=C.UTF-8
ENTRYPOINT ["clinic"]
