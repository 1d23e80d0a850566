import { Counter, Gauge, Histogram } from 'prom-client'

// In the default registry of prom-client: one process has one set of metrics.

/** Until the response has been sent. */
export const requestSeconds = new Histogram({
  name: 'officina_http_request_duration_seconds',
  help: 'Duration of requests until the response has been sent.',
  labelNames: ['route', 'method', 'status'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
})

/** By status alone, so that alerts see the first one: Prometheus does not count a series that begins. */
export const failedRequests = new Counter({
  name: 'officina_failed_requests_total',
  help: 'Requests that were answered with 500 or 503.',
  labelNames: ['status'] as const,
})

/** The statuses of `failedRequests`. */
export const failedStatuses = [500, 503] as const

for (const status of failedStatuses) failedRequests.inc({ status }, 0)

export const renderSeconds = new Histogram({
  name: 'officina_page_render_duration_seconds',
  help: 'Duration of the rendering of a page.',
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
})

export const cacheLookups = new Counter({
  name: 'officina_cache_lookups_total',
  help: 'Requests, by result: hit if a file or a cached response has answered, else miss.',
  labelNames: ['result'] as const,
})

const databaseConnections = new Gauge({
  name: 'officina_database_connections',
  help: 'Connections to PostgreSQL in use, and transactions and queries that wait for one.',
  labelNames: ['state'] as const,
})

/** For a connection (PostgreSQL) or for the write lock (SQLite). */
export const databaseWaitSeconds = new Histogram({
  name: 'officina_database_wait_seconds',
  help: 'Waiting time for a connection to PostgreSQL, or for the write lock of SQLite.',
  buckets: [0.0001, 0.001, 0.01, 0.1, 1, 5],
})

/** By the names of server/security-log.ts. */
export const securityEventCount = new Counter({
  name: 'officina_security_events_total',
  help: 'Security events by name, such as login-failed.',
  labelNames: ['event'] as const,
})

type Pool = { totalCount: number; idleCount: number; waitingCount: number }

const pools = new Set<Pool>()

/** Adds a pool of PostgreSQL to the metrics; returns what removes it. */
export const watchPool = (pool: Pool) => {
  pools.add(pool)
  return () => void pools.delete(pool)
}

/** Reads how many connections of the pools are busy, and how many requests wait for one. */
export const measureConnections = () => {
  const sum = (count: (pool: Pool) => number) =>
    [...pools].reduce((total, pool) => total + count(pool), 0)
  databaseConnections.set(
    { state: 'busy' },
    sum(({ totalCount, idleCount }) => totalCount - idleCount),
  )
  databaseConnections.set(
    { state: 'waiting' },
    sum(({ waitingCount }) => waitingCount),
  )
}
