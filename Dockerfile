# docker build -t officina . (docs/operations.md, "Containers")
FROM node:26-slim AS build
WORKDIR /officina
COPY . .
RUN node scripts/prepare-production.mjs

FROM node:26-slim
ENV NODE_ENV=production DEMO=0 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /officina
# Owned by root: the shop writes to /data and /backups only.
COPY --from=build /officina .
RUN mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/probe.mjs"]
CMD ["node", "scripts/start.mjs", "--built"]
