# lithify in a container: not root, a read-only root, one volume (/data) that holds the clone and the state.
# A tag can be moved: to pin its base, append @ and the Digest that `docker buildx imagetools inspect node:24.21.0-bookworm-slim` prints.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /tmp

FROM node:24.21.0-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates openssh-client \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /tmp/lithify-*.tgz /tmp/
RUN npm install -g --omit=optional --no-audit --no-fund /tmp/lithify-*.tgz && rm /tmp/lithify-*.tgz
COPY --chmod=755 scripts/in-clone.sh scripts/open-request.mjs /usr/local/lib/lithify/
ENV HOME=/data/home XDG_STATE_HOME=/data/state XDG_CONFIG_HOME=/data/config
RUN install -d -o 1000 -g 1000 /data
VOLUME /data
USER 1000:1000
WORKDIR /data
ENTRYPOINT ["/usr/local/lib/lithify/in-clone.sh"]
CMD ["compact", "--push"]
