# One file, four images: api, worker, portal, and migrate, which brings the database up to date and ends.
#   docker build --target api .

FROM node:24-bookworm-slim AS base
WORKDIR /graha
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1

# What npm reads, and nothing else: a changed source does not install everything anew.
FROM base AS manifests
COPY . .
RUN mkdir /manifests && cp --parents .npmrc package.json package-lock.json apps/*/package.json packages/*/package.json e2e/package.json /manifests/

FROM base AS build
COPY --from=manifests /manifests/ ./
RUN npm ci --omit=dev
COPY . .
RUN NEXT_OUTPUT=standalone npm run build

FROM base AS production
ENV NODE_ENV=production

# The program holds all that it runs but the ephemeris (the files of the library and the packed one), earlier formulas, the table of places, and
# what draws pictures in pixels.
FROM production AS api
COPY --from=build /graha/node_modules/swisseph-wasm node_modules/swisseph-wasm
COPY --from=build /graha/packages/ephemeris-packed/package.json node_modules/@graha/ephemeris-packed/package.json
COPY --from=build /graha/packages/ephemeris-packed/data node_modules/@graha/ephemeris-packed/data
COPY --from=build /graha/packages/ephemeris-swiss/package.json node_modules/@graha/ephemeris-swiss/package.json
COPY --from=build /graha/packages/ephemeris-swiss/data node_modules/@graha/ephemeris-swiss/data
COPY --from=build /graha/packages/formulas/package.json node_modules/@graha/formulas/package.json
COPY --from=build /graha/packages/formulas/data node_modules/@graha/formulas/data
COPY --from=build /graha/packages/places/package.json node_modules/@graha/places/package.json
COPY --from=build /graha/packages/places/data node_modules/@graha/places/data
COPY --from=build /graha/node_modules/@resvg/resvg-wasm node_modules/@resvg/resvg-wasm
COPY --from=build /graha/node_modules/harfbuzzjs node_modules/harfbuzzjs
COPY --from=build /graha/node_modules/@fontsource node_modules/@fontsource
COPY --from=build /graha/node_modules/geist node_modules/geist
COPY --from=build /graha/apps/api/package.json apps/api/package.json
COPY --from=build /graha/apps/api/dist apps/api/dist
ENV HOST=0.0.0.0 PORT=4000 API_PROCESSES=0
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "apps/api/dist/main.js"]

FROM production AS worker-modules
COPY --from=manifests /manifests/ ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace=@graha/worker

FROM production AS worker
COPY --from=worker-modules /graha/node_modules node_modules
# The events of subscriptions are computed from the ephemeris, which the links of node_modules find here.
COPY --from=build /graha/packages/ephemeris-packed/package.json packages/ephemeris-packed/package.json
COPY --from=build /graha/packages/ephemeris-packed/data packages/ephemeris-packed/data
COPY --from=build /graha/packages/ephemeris-swiss/package.json packages/ephemeris-swiss/package.json
COPY --from=build /graha/packages/ephemeris-swiss/data packages/ephemeris-swiss/data
COPY --from=build /graha/apps/worker/package.json apps/worker/package.json
COPY --from=build /graha/apps/worker/dist apps/worker/dist
# Its metrics show that it is not stuck; on the loopback, unless METRICS_HOST says otherwise.
ENV METRICS_PORT=9400
USER node
HEALTHCHECK --interval=20s --timeout=5s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9400/metrics').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/worker/dist/main.js"]

FROM production AS portal
# Pages that are made anew in the background stay in memory; only .next/cache is ever written.
COPY --from=build /graha/apps/portal/.next/standalone ./
COPY --from=build /graha/apps/portal/.next/static apps/portal/.next/static
COPY --from=build /graha/apps/portal/dist apps/portal/dist
# The calendar of a city is computed by the portal itself, which opens these by their names, so Next does not see them. It shows
# present years alone.
COPY --from=build /graha/packages/ephemeris-packed/package.json node_modules/@graha/ephemeris-packed/package.json
COPY --from=build /graha/packages/ephemeris-packed/data/packed.bin node_modules/@graha/ephemeris-packed/data/packed.bin
COPY --from=build /graha/packages/formulas/package.json node_modules/@graha/formulas/package.json
COPY --from=build /graha/packages/formulas/data node_modules/@graha/formulas/data
COPY --from=build /graha/packages/places/package.json node_modules/@graha/places/package.json
COPY --from=build /graha/packages/places/data node_modules/@graha/places/data
RUN mkdir -p apps/portal/.next/cache && chown node:node apps/portal/.next/cache
ENV HOSTNAME=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/sign-in').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/portal/dist/main.js"]

FROM production AS migrate-modules
COPY --from=manifests /manifests/ ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace=@graha/store

FROM production AS migrate
COPY --from=migrate-modules /graha/node_modules node_modules
COPY packages/store/package.json packages/store/package.json
COPY packages/store/scripts packages/store/scripts
COPY prisma prisma
COPY deploy/migrate.mjs deploy/migrate.mjs
USER node
CMD ["node", "deploy/migrate.mjs"]
