import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { databases } from '../../../tests/databases.ts'
import { openTestApi, type TestApi } from '../../api/api.fixtures.ts'
import { enqueueJob } from '../../outbox/outbox.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import { serve } from '../web-server.fixtures.ts'
import { metricsHandler } from './metrics-handler.ts'

type Rule = { alert: string; expr: string }

const readDeployed = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8')

const rules: Rule[] = parse(readDeployed('alerts.yml')).groups[0].rules

const METRICS_TOKEN = 'only-for-prometheus'

/** The samples of a metric that have the label, by their series. */
const sampled = (text: string, name: string, label = '') =>
  new Map(
    text
      .split('\n')
      .filter((line) => new RegExp(`^${name}[ {]`).test(line) && line.includes(label))
      .map((line) => {
        const [value] = line.split(' ').slice(-1)
        return [line.slice(0, line.lastIndexOf(' ')), Number(value)]
      }),
  )

/** Whether a rule fires after `after`; `before`: some minutes earlier. */
const fires = ({ expr }: Rule, before: string, after: string, now: Date) => {
  const [, since, increase, name = '', label, limit] =
    /^(time\(\) - )?(increase\()?(\w+)(?:\{(.+)\})?(?:\[\w+\]\))? > (\d[\d.]*)$/.exec(expr) ?? []
  if (!limit) throw new Error(`the test cannot read ${expr}`)
  const earlier = sampled(before, name, label)
  return [...sampled(after, name, label)].some(([series, value]) => {
    // As in Prometheus: a series that was not there has no increase.
    if (increase) return value - (earlier.get(series) ?? value) > Number(limit)
    return (since ? +now / 1_000 - value : value) > Number(limit)
  })
}

const repeat = (count: number, work: () => unknown) =>
  Promise.all(Array.from({ length: count }, work))

const answerWith = async (status: number, count: number) => {
  const { get, stop } = await serve({
    answer: () => new Response('', { status }),
    variables: { METRICS_TOKEN },
  })
  await repeat(count, async () => (await get('/de/')).text())
  await stop(100)
}

/** What causes each alert; the process of the tests may itself be large or slow: those two are samples, not causes. */
const causes: Record<string, (api: TestApi) => Promise<unknown>> = {
  MailsWait: ({ services: { db }, clock }) =>
    enqueueJob(db, 'order-placed', {}, new Date(+clock.now - 3_700_000)),
  BackupOld: async () => undefined,
  RequestsFail: () => answerWith(500, 1),
  RequestsRefused: () => answerWith(503, 21),
  LoginsGuessed: ({ services }) =>
    repeat(51, () =>
      recordSecurityEvent(services, 'login-failed', { accountId: null, reason: 'password' }),
    ),
  PricesMissing: ({ services: { db }, clock }) =>
    db
      .insertInto('price_miss')
      .values(
        Array.from({ length: 21 }, (_, n) => ({ slug: `${n}`, misses: 1, last_at: clock.now })),
      )
      .execute(),
  DatabaseBusy: async ({ services: { db } }) => {
    // Not awaited: they are busy while the metrics are read.
    void repeat(16, () => sql`select pg_sleep(1)`.execute(db))
  },
}

const samplesOfProcess: Record<string, [before: string, after: string]> = {
  EventLoopSlow: [
    'nodejs_eventloop_lag_p99_seconds 0.3\n',
    'nodejs_eventloop_lag_p99_seconds 0.7\n',
  ],
  MemoryHigh: ['process_resident_memory_bytes 4e8\n', 'process_resident_memory_bytes 2e9\n'],
}

const isOnPostgresOnly = (alert: string) => alert === 'DatabaseBusy'

const caused = databases.flatMap(({ name, engine, open }) =>
  rules
    .filter(({ alert }) => !(alert in samplesOfProcess))
    .filter(({ alert }) => (isOnPostgresOnly(alert) ? engine === 'postgres' : engine === 'sqlite'))
    .map((rule) => ({ name, open, rule, alert: rule.alert })),
)

test.each(caused)('$alert fires for its cause alone', async ({ open, rule }) => {
  const api = openTestApi(await open(), { METRICS_TOKEN })
  const app = new Hono().get('/metrics', metricsHandler(api.services))
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const scrape = async () => (await app.request('/metrics', { headers })).text()
  const before = await scrape()
  if (rule.alert !== 'BackupOld') expect(fires(rule, before, before, api.clock.now)).toBe(false)
  await causes[rule.alert]?.(api)
  expect(fires(rule, before, await scrape(), api.clock.now)).toBe(true)
  await api.close()
})

test.each(rules.filter(({ alert }) => alert in samplesOfProcess))(
  '$alert fires for a sample above its limit alone',
  (rule) => {
    const [before = '', after = ''] = samplesOfProcess[rule.alert] ?? []
    expect(fires(rule, before, before, new Date(0))).toBe(false)
    expect(fires(rule, before, after, new Date(0))).toBe(true)
  },
)

test('the rules and the dashboard use metrics that exist', async () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  const api = openTestApi(await sqlite.open(), { METRICS_TOKEN })
  const app = new Hono().get('/metrics', metricsHandler(api.services))
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await app.request('/metrics', { headers })).text()
  const used = ['alerts.yml', 'grafana.json'].flatMap((name) => [
    ...readDeployed(name).matchAll(/\b(?:officina|nodejs|process)_\w+/g),
  ])
  expect(used.length).toBeGreaterThan(20)
  for (const [name] of used)
    expect(text).toContain(`# TYPE ${name.replace(/_(count|bucket|sum)$/, '')} `)
  await api.close()
})
