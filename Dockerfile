# Two images of one build: the site, and the nginx in front of it (compose.yaml starts both with PostgreSQL and Redis).

FROM node:24-bookworm-slim AS build
WORKDIR /srv/shalya
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# npm ci refuses a lock file that lacks other platforms' optional files, which some registries do not serve; the locked versions
# hold either way.
RUN npm ci --ignore-scripts --no-audit || npm install --no-save --ignore-scripts --no-audit
COPY . .
# Part of canonical links, sitemap and share pictures.
ARG SITE_URL
ARG ASSET_BASE_URL
RUN node scripts/prepare.mjs build

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/shalya
COPY package.json package-lock.json ./
RUN (npm ci --omit=dev --ignore-scripts --no-audit || npm install --no-save --omit=dev --ignore-scripts --no-audit) \
  # Next and others would work with them, if they were there: npm takes them for wanted.
  && rm -rf node_modules/@playwright node_modules/playwright node_modules/playwright-core node_modules/bare-buffer node_modules/bare-path node_modules/bare-url \
  # scripts/prepare.mjs then installs nothing when a command is run.
  && sha256sum package-lock.json | cut -c1-64 | tr -d '\n' > node_modules/.installed-lock

FROM node:24-bookworm-slim AS site
WORKDIR /srv/shalya
ENV NODE_ENV=production DATA_DIR=/data
# glibc gives what is freed back to the system, and has two pools in place of eight a core: a fifth less memory after the start.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir -m 0700 /data && chown node /data
COPY --from=packages /srv/shalya/node_modules ./node_modules
COPY --from=build /srv/shalya/.next ./.next
COPY --from=build /srv/shalya/public ./public
# The commands (npm run leads, catalogue, doctor) run from these.
COPY package.json package-lock.json tsconfig.json next.config.js ./
COPY scripts ./scripts
COPY app ./app
COPY components ./components
COPY content ./content
COPY machines ./machines
COPY model ./model
COPY server ./server
COPY services ./services
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD \
  ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]

FROM nginx:1.28-bookworm AS front
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/shalya/.next/static /srv/shalya/.next/static
# The image runs what stands here when it starts.
COPY deploy/keep-release-files.sh /docker-entrypoint.d/40-keep-release-files.sh
