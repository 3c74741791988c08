# labelscan in a container: a user without rights, a root that may be read-only, one volume.
#
#   docker build -t labelscan .
#   docker run --rm --read-only --tmpfs /tmp -v labelscan:/data -v "$PWD/photos:/photos:ro" labelscan scan --offline /photos/label.jpg
#   docker run --rm --read-only --tmpfs /tmp -v labelscan:/data --network host labelscan
#
# The page answers to the machine's own loopback alone, so that the second needs the host's network.

FROM swift:6.3-bookworm AS build
WORKDIR /src
COPY . .
RUN scripts/install-system --packaging && packaging/deb/build

FROM debian:bookworm-slim
COPY --from=build /src/dist/*.deb /tmp/
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends /tmp/*.deb tesseract-ocr-bul tesseract-ocr-ell \
  && rm -rf /var/lib/apt/lists/* /tmp/*.deb \
  && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin labelscan \
  && install -d -o labelscan -g labelscan -m 700 /data
USER 10001:10001
ENV XDG_DATA_HOME=/data XDG_CACHE_HOME=/data/cache XDG_STATE_HOME=/data/state XDG_CONFIG_HOME=/data/config \
  LANG=C.UTF-8
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["labelscan", "serve", "--check"]
ENTRYPOINT ["labelscan"]
CMD ["serve", "--offline"]
