import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { failQueriesOn } from '../../tests/failing-queries.ts'
import { codeAt } from '../accounts/second-factor/second-factor.fixtures.ts'
import { findPreview } from '../content/editing/preview-token.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { enrolStaff } from './admin/session/enrol-staff.fixtures.ts'
import { openTestApi, type TestApi } from './api.fixtures.ts'
import { type Description, exampleOf } from './system/contract.fixtures.ts'

/** The tables that decide what a request may do; in production a row of each is read by a query. */
const guardTables = ['session', 'account', 'second_factor', 'customer_view', 'rate_limit'] as const

/** The tables that the check of a code reads or writes. */
const factorTables = ['session', 'second_factor', 'recovery_code', 'rate_limit'] as const

type Call = { name: string; path: string; init: RequestInit }

const isRead = (method: string) => method === 'get' || method === 'delete'

/** Every operation of the description, with an example of its body. */
const callsOf = ({ paths, components }: Description): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      const body = schema && JSON.stringify(exampleOf(schema, components.schemas))
      return {
        name: `${method.toUpperCase()} ${path}`,
        path: path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'),
        init: {
          method: method.toUpperCase(),
          ...(!isRead(method) && {
            body: body ?? '{}',
            headers: { 'content-type': 'application/json' },
          }),
        },
      }
    }),
  )

// Some 500 calls per table, whose queries fail before they reach a database: one kind is enough.
describe.each(databases.slice(0, 1))('every call during an outage on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  test.each(guardTables)(
    'refuses every call of the API that reads the table %s',
    { timeout: 180_000 },
    async (table) => {
      const api = openTestApi(db)
      const calls = callsOf(await (await api.get('/openapi.json')).json())
      const staff = await api.newAccount({ role: 'administrator' })
      const customer = await api.newAccount({ user_can_order: true })
      let refused = 0
      for (const { name: call, path, init } of calls) {
        if (call.endsWith(' /ready')) continue
        for (const person of [staff, customer]) {
          const session = await api.bearer(person.id)
          const token = session.authorization.replace('Bearer ', '')
          const view = {
            cookie: `__Host-officina=${token}; __Host-officina_view=${'A'.repeat(43)}`,
          }
          const credentials = table === 'customer_view' ? view : session
          const faults = failQueriesOn(db, [table])
          const headers = { ...(init.headers as Record<string, string>), ...credentials }
          const answer = await api.request(path, { ...init, headers })
          faults.end()
          if (faults.count() === 0) continue
          refused += 1
          expect(answer.status, `${call} ${await answer.text()}`).toBe(503)
          expect(answer.headers.get('retry-after'), call).toBe('5')
          // A session that was not checked is neither ended nor extended.
          expect(answer.headers.get('set-cookie'), call).toBeNull()
        }
      }
      expect(refused).toBeGreaterThan(0)
    },
  )
})

describe.each(databases)('an outage of the query of a guard on $name', ({ open }) => {
  let db: Database
  let api: TestApi
  beforeAll(async () => {
    db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  test.each(factorTables)(
    'accepts no code of a second factor without the table %s',
    async (table) => {
      const { accountId, recoveryCodes } = await enrolStaff(api)
      const session = await api.bearer(accountId)
      const [code] = recoveryCodes
      const faults = failQueriesOn(db, [table])
      const answer = await api.post('/admin/session/second-factor', { code }, session)
      faults.end()
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect((await api.get('/sn_api/user', session)).status).toBe(403)
      // The code was not used up.
      const repeated = await api.post('/admin/session/second-factor', { code }, session)
      expect(repeated.status).toBe(200)
      expect((await api.get('/sn_api/user', session)).status).toBe(200)
    },
  )

  test('accepts no code whose secret cannot be decrypted', async () => {
    const { accountId, secret } = await enrolStaff(api)
    const session = await api.bearer(accountId)
    // As an attacker who can write to the database, but has no key.
    await db
      .updateTable('second_factor')
      .set({ secret })
      .where('account_id', '=', accountId)
      .execute()
    const code = codeAt(secret, new Date(api.clock.now.getTime() + 30_000))
    const answer = await api.post('/admin/session/second-factor', { code }, session)
    expect(answer.status).toBe(503)
    expect((await api.get('/sn_api/user', session)).status).toBe(403)
  })

  test('shows no draft, and does not call its link forged', async () => {
    const unread = await open()
    failQueriesOn(unread, ['secret'])
    await expect(findPreview(unread, 'a.b.c', api.clock.now)).rejects.toThrow('ECONNRESET')
    await closeDatabase(unread)
  })
})
