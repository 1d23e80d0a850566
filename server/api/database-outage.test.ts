import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import pg from 'pg'
import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PrivatePostgres, startPrivatePostgres } from '../../tests/private-postgres.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { isDatabaseUnavailable } from '../db/database-error.ts'
import { migrate } from '../db/migrate.ts'
import { sendFailure } from '../http/pages/failure-page.ts'
import { requestFacts } from '../http/pages/request-facts.ts'
import { siteHandler } from '../http/pages/site.ts'
import type { Services } from '../services.ts'
import { openTestApi, type TestApi } from './api.fixtures.ts'
import { addSmallCatalogue } from './catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from './orders.fixtures.ts'

const postgres = await startPrivatePostgres()

/** Renders like React Router when a loader throws: reports the error and returns status 500. */
const render = async (_request: Request, context: RouterContextProvider) => {
  const { services, report } = context.get(requestFacts)
  const headers = { 'content-type': 'text/html' }
  try {
    const { name } = await services.db
      .selectFrom('remedy')
      .select('name')
      .limit(1)
      .executeTakeFirstOrThrow()
    return new Response(name, { headers })
  } catch (error) {
    report(error)
    return new Response('failed', { status: 500, headers })
  }
}

const siteOn = (services: Services) => {
  const site = siteHandler(render, services)
  return new Hono()
    .all('*', (c) => site(c))
    .onError((error, c) => sendFailure(c, error, 'request-1'))
}

describe.skipIf(!postgres)('an outage of PostgreSQL', () => {
  const cluster = postgres as PrivatePostgres
  const lost: Error[] = []
  let db: Database
  let api: TestApi
  let site: ReturnType<typeof siteOn>

  beforeAll(async () => {
    const settings = { databaseUrl: cluster.url, dataDir: temporaryFolder() }
    db = await openDatabase(settings, (error) => lost.push(error))
    await migrate(db)
    api = openTestApi(db)
    site = siteOn(api.services)
    await addSmallCatalogue(db)
  })
  afterAll(async () => {
    await closeDatabase(db)
    await cluster.stop()
  })

  const connect = async () => {
    const client = new pg.Client({ connectionString: cluster.url })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** Runs `work` while a transaction locks the counter that every order needs. */
  const whileOrdersWait = async (work: () => Promise<void>) => {
    const client = await connect()
    await client.query('begin')
    await client.query('lock table counter in exclusive mode')
    await work().finally(() => client.end().catch(() => {}))
  }

  const untilWaiting = async () => {
    const client = await connect()
    for (;;) {
      const { rows } = await client.query(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'officina'",
      )
      if (rows.length > 0) break
      await wait(10)
    }
    return client
  }

  const place = (headers: Record<string, string>, language = 'fr') =>
    api.post(`/shop/orders?lang=${language}`, order, { 'idempotency-key': 'one', ...headers })

  const expectUnavailable = async (answer: Response, message: string) => {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({
      code: 'service_unavailable',
      message,
      data: { status: 503 },
    })
  }

  test('a terminated connection with an open transaction fails one request and not the process', async () => {
    const ada = await openTestOrders(api).newCustomer()
    await whileOrdersWait(async () => {
      const placing = place(ada)
      const client = await untilWaiting()
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'officina'",
      )
      await client.end()
      await expectUnavailable(
        await placing,
        'Notre site n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
      )
    })
    expect(lost.some(isDatabaseUnavailable)).toBe(true)
    expect((await place(ada)).status).toBe(201)
    expect(await openTestOrders(api).listOf(ada)).toHaveLength(1)
  })

  test('a connection lost between two statements of a transaction counts as an outage', async () => {
    const broken = db.transaction().execute(async (trx) => {
      await trx.selectFrom('counter').selectAll().execute()
      const client = await connect()
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'officina'",
      )
      await client.end()
      await wait(50)
      await trx.selectFrom('counter').selectAll().execute()
    })
    expect(isDatabaseUnavailable(await broken.catch((error: unknown) => error))).toBe(true)
    expect(await db.selectFrom('counter').selectAll().execute()).not.toEqual([])
  })

  test('a statement beyond the time limit counts as an outage and leaves no transaction open', async () => {
    const databaseUrl = `${cluster.url}&query_timeout=200`
    const limited = await openDatabase({ databaseUrl, dataDir: temporaryFolder() })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(limited)
    const pid = rows[0]?.pid ?? 0
    const countOne = () => limited.transaction().execute((trx) => nextNumber(trx, 'limited'))
    expect(await countOne()).toBe(1)

    process.kill(pid, 'SIGSTOP')
    const stopped = await countOne().catch((error: unknown) => error)
    process.kill(pid, 'SIGCONT')
    expect(isDatabaseUnavailable(stopped)).toBe(true)

    const client = await connect()
    await expect
      .poll(
        async () =>
          (await client.query(`select from pg_stat_activity where pid = ${pid}`)).rowCount,
      )
      .toBe(0)
    await client.end()
    expect(await countOne()).toBe(2)
    await closeDatabase(limited)
  })

  test('a restart leads to 503, serves cached pages and ends within a second', async () => {
    const eva = await openTestOrders(api).newCustomer()
    const path = '/de/shop/homoeopathie/einzelmittel'
    expect(await (await site.request(path)).text()).toBe('Arnica')

    await whileOrdersWait(async () => {
      const placing = place(eva, 'de')
      await (await untilWaiting()).end()
      await cluster.halt()
      await expectUnavailable(
        await placing,
        'Unsere Website ist im Moment nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      )
    })
    await expectUnavailable(
      await place(eva, 'it'),
      'Al momento il nostro sito non è raggiungibile. La preghiamo di riprovare tra poco.',
    )
    expect((await api.get('/ready')).status).toBe(503)
    expect((await api.get('/health')).status).toBe(200)

    const cached = await api.services.cache.find(path)
    expect(cached?.bodies.identity.toString()).toBe('Arnica')
    for (const asked of ['/fr/contact', '/fr/connexion']) {
      const page = await site.request(asked)
      expect(page.status, asked).toBe(503)
      expect(page.headers.get('retry-after')).toBe('5')
      expect(page.headers.get('cache-control')).toBe('no-store')
      const html = await page.text()
      expect(html).toContain('Veuillez réessayer dans un instant.')
      expect(html).not.toContain('Bitte')
      expect(html).toContain('<meta http-equiv="refresh" content="5">')
      expect(html).toContain('<a href="">Réessayer</a>')
    }

    await cluster.resume()
    await expect.poll(async () => (await api.get('/ready')).status, { timeout: 10_000 }).toBe(200)
    expect((await place(eva)).status).toBe(201)
    expect((await place(eva)).status).toBe(201)
    expect(await openTestOrders(api).listOf(eva)).toHaveLength(1)
  })
})
