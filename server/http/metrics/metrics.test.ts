import { Hono } from 'hono'
import { register } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openTestApi } from '../../api/api.fixtures.ts'
import { createApiWithBackOffice } from '../../api/api-with-back-office.ts'
import { noteBackup } from '../../backup/backup-state.ts'
import { enqueueJob } from '../../outbox/outbox.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import { serve } from '../web-server.fixtures.ts'
import { metricsHandler } from './metrics-handler.ts'

const METRICS_TOKEN = 'only-for-prometheus'
const authorization = `Bearer ${METRICS_TOKEN}`

describe.each(databases)('the metrics of a shop on $name', ({ open }) => {
  const openMetrics = async (variables: NodeJS.ProcessEnv = { METRICS_TOKEN }) => {
    const api = openTestApi(await open(), variables)
    const app = new Hono().get('/metrics', metricsHandler(api.services))
    const get = (headers: Record<string, string> = { authorization }) =>
      app.request('/metrics', { headers })
    return { ...api, get }
  }

  test('are for who has the token, and absent without one', async () => {
    const { get, close } = await openMetrics()
    expect((await get({})).status).toBe(401)
    expect((await get({ authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await get()).status).toBe(200)
    await close()
    const without = await openMetrics({})
    expect((await without.get()).status).toBe(404)
    await without.close()
  })

  test('tell what waits, what was ordered, what has no price, and the last backup', async () => {
    const { get, close, services, clock } = await openMetrics()
    const { db } = services
    await enqueueJob(db, 'order-placed', {}, new Date(+clock.now - 90_000))
    await db.insertInto('counter').values({ name: 'order', value: 1234 }).execute()
    const miss = { misses: 3, last_at: clock.now }
    await db
      .insertInto('price_miss')
      .values({ ...miss, slug: 'a' })
      .execute()
    await noteBackup(db, clock.now)
    recordSecurityEvent(services, 'login-failed', { accountId: null, reason: 'password' })
    const text = await (await get()).text()
    expect(text).toContain('officina_outbox_jobs{kind="order-placed"} 1\n')
    expect(text).toContain('officina_outbox_oldest_job_seconds 90\n')
    expect(text).toContain('officina_orders 1234\n')
    expect(text).toContain('officina_missing_prices 1\n')
    expect(text).toContain(`officina_last_backup_timestamp_seconds ${+clock.now / 1_000}\n`)
    expect(text).toMatch(/officina_security_events_total\{event="login-failed"\} [1-9]/)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).toContain('process_resident_memory_bytes')
    await close()
  })

  test('answer without the database', async () => {
    const { get, close } = await openMetrics()
    await close()
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('officina_http_request_duration_seconds')
  })
})

describe('the requests of a web server', () => {
  const countOf = async (labels: Record<string, string | number>) => {
    const { values = [] } =
      (await register.getSingleMetric('officina_http_request_duration_seconds')?.get()) ?? {}
    const found = values.find(
      (each) =>
        'metricName' in each &&
        String(each.metricName).endsWith('_count') &&
        Object.entries(labels).every(([name, value]) => each.labels[name] === value),
    )
    return found?.value ?? 0
  }

  test('are counted by route and status, without ids of visitors', async () => {
    const [sqlite] = databases
    if (!sqlite) throw new Error('no database')
    const api = openTestApi(await sqlite.open(), { METRICS_TOKEN })
    const shop = createApiWithBackOffice(api.services, '/api')
    const { get, stop } = await serve({
      answer: (request, env) =>
        request.url.includes('/api/') ? shop.fetch(request, env) : new Response('page'),
      variables: { METRICS_TOKEN },
    })
    const counts = async () => ({
      order: await countOf({ route: '/api/shop/orders/{id}/qr-code.svg', status: 401 }),
      page: await countOf({ route: 'page home', method: 'GET', status: 200 }),
      file: await countOf({ route: 'file', status: 200 }),
    })
    const before = await counts()
    for (const path of ['/api/shop/orders/17/qr-code.svg', '/de/', '/assets/a.js'])
      await (await get(path)).text()
    await expect
      .poll(counts)
      .toEqual({ order: before.order + 1, page: before.page + 1, file: before.file + 1 })
    await stop(100)
    await api.close()
  })
})
