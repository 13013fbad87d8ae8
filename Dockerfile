# lithify in a container: not root, a read-only root, one volume (/work) that holds the clone and the state.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /tmp

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates openssh-client \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /tmp/lithify-*.tgz /tmp/
RUN npm install -g --omit=optional --no-audit --no-fund /tmp/lithify-*.tgz && rm /tmp/lithify-*.tgz
COPY --chmod=755 scripts/container.sh /usr/local/bin/lithify-container
ENV HOME=/work/home XDG_STATE_HOME=/work/state XDG_CONFIG_HOME=/work/config
VOLUME /work
USER 1000:1000
WORKDIR /work
ENTRYPOINT ["lithify-container"]
CMD ["compact", "--push"]
