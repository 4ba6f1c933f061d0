# One image for every role: ROLE says which. Built in two stages; what runs is an ordinary user without a shell's powers.
# docs/deploying.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No install scripts are run: nothing needs one.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The web pages, the drawings, the bundled programs, and then only what runs: no development packages, nothing that only builds, no second Node,
# no ffmpeg of 2018. The bundle is made of the packages that stay: one that has lost some of its sources is not started.
RUN node scripts/build-web.ts "$(node scripts/web-build-id.ts)" \
  && node engine/illustrator/prepare-drawings.ts \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && node scripts/build-server.ts \
  && rm -rf node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-win-* \
    node_modules/@ffmpeg-installer node_modules/@ffprobe-installer node_modules/@iconify-json \
    node_modules/lucide-react node_modules/@typescript node_modules/typescript node_modules/vite \
    node_modules/rolldown node_modules/@rolldown node_modules/esbuild node_modules/@esbuild node_modules/lightningcss* \
    tests bench docs .git .github

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg espeak-ng bubblewrap tini \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3001 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
# /healthz answers where this container has the API; Kubernetes asks its own probes instead.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.ROLE === 'worker' ? process.env.WORKER_PORT : process.env.PORT) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--import=./server/process/fast-imports.mjs", "server/main.ts"]
