import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../domain/language.ts'
import { patternOf } from '../../domain/page/address.ts'
import { type PageKey, routeWords } from '../../domain/page/route-words.ts'
import { databases } from '../../tests/databases.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { codeAt } from '../accounts/second-factor/second-factor.fixtures.ts'
import { closeDatabase } from '../db/client.ts'
import { requestFacts } from '../http/pages/request-facts.ts'
import { siteHandler } from '../http/pages/site.ts'
import { enrolStaff, staffPassword } from './admin/session/enrol-staff.fixtures.ts'
import { openTestApi, type TestApi } from './api.fixtures.ts'

type Credentials = Record<string, string>
type Operation = { method: string; path: string }

/** All that a session may do until its second factor is entered or set up. */
const finishing = [
  'GET /admin/session',
  'DELETE /admin/session',
  'POST /admin/session/second-factor',
  'POST /admin/session/second-factor/enrolment',
  'POST /admin/session/second-factor/confirmation',
]

const refused = { status: 403, code: 'second_factor_missing' }

describe.each(databases)('a session that awaits its second factor on $name', ({ open }) => {
  let api: TestApi
  let production: TestApi
  let operations: Operation[]
  /** New sessions: of staff with an app, of staff without one in production, of a customer with an app. */
  const sessions: Record<string, () => Promise<{ api: TestApi; headers: Credentials }>> = {
    'staff who have not entered the code': async () => ({
      api,
      headers: await api.bearer((await enrolStaff(api)).accountId),
    }),
    'staff in production without an app': async () => ({
      api: production,
      headers: await production.staff('administrator'),
    }),
    'a customer who has not entered the code': async () => {
      const { accountId } = await enrolStaff(api)
      await api.services.db
        .updateTable('account')
        .set({ role: 'customer' })
        .where('id', '=', accountId)
        .execute()
      return { api, headers: await api.bearer(accountId) }
    },
  }

  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    production = openTestApi(db, { DEMO: '0' })
    const { paths } = await (await api.get('/openapi.json')).json()
    operations = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, '1'),
      })),
    )
    return () => closeDatabase(db)
  })

  const call = async (on: TestApi, { method, path }: Operation, credentials: Credentials = {}) => {
    const hasBody = method !== 'GET' && method !== 'DELETE'
    const answer = await on.request(path, {
      method,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...credentials },
      ...(hasBody && { body: '{}' }),
    })
    return { status: answer.status, code: /"code":"(\w+)"/.exec(await answer.text())?.[1] }
  }

  it.each(Object.entries(sessions))(
    'gets no further than a visitor with any route of the API: %s',
    { timeout: 60_000 },
    async (_, newSession) => {
      const { api: on, headers } = await newSession()
      expect(operations.length).toBeGreaterThan(150)
      for (const operation of operations) {
        const name = `${operation.method} ${operation.path}`
        if (finishing.includes(name)) continue
        const visitor = await call(on, operation)
        const pending = await call(on, operation, headers)
        expect(pending, name).toEqual(visitor.status === 401 ? refused : visitor)
      }
    },
  )

  it.each(Object.entries(sessions))(
    'a session that awaits its second factor is a visitor for every page and form of the site: %s',
    async (_, newSession) => {
      const { api: on, headers } = await newSession()
      const site = siteHandler(async (_request, context) => {
        const account = await context.get(requestFacts).signedIn()
        return new Response(account?.email ?? 'visitor')
      }, on.services)
      const pages = new Hono().all('*', (c) => site(c))
      const keys = Object.keys(routeWords) as PageKey[]
      for (const key of keys)
        for (const language of languages)
          for (const method of ['GET', 'POST']) {
            const path = patternOf(key, language).replace(/:\w+\??/g, '1')
            const answer = await pages.request(path, { method, headers })
            if (answer.status === 200) expect(await answer.text(), path).toBe('visitor')
          }
    },
  )

  it('ends, and is finished by the code', async () => {
    const { accountId, secret } = await enrolStaff(api)
    const headers = await api.bearer(accountId)
    expect((await call(api, { method: 'GET', path: '/sn_api/user' }, headers)).status).toBe(403)
    const code = codeAt(secret, new Date(api.clock.now.getTime() + 30_000))
    await api.post('/admin/session/second-factor', { code }, headers)
    expect((await call(api, { method: 'GET', path: '/sn_api/user' }, headers)).status).toBe(200)
    const other = await api.bearer(accountId)
    expect((await call(api, { method: 'DELETE', path: '/admin/session' }, other)).status).toBe(204)
    expect((await call(api, { method: 'GET', path: '/admin/session' }, other)).status).toBe(401)
  })

  it('a session that awaits its second factor is not opened by the API without the code', async () => {
    const email = `${crypto.randomUUID()}@example.ch`
    const { accountId, recoveryCodes } = await enrolStaff(api)
    await api.services.db
      .updateTable('account')
      .set({ email, password_hash: await hashPassword(staffPassword), role: 'customer' })
      .where('id', '=', accountId)
      .execute()
    const logIn = (code?: string) =>
      api.post('/jwt-auth/v1/token', { username: email, password: staffPassword, code })
    expect(await (await logIn()).json()).toMatchObject({ code: 'second_factor_missing' })
    expect(await (await logIn('000000')).json()).toMatchObject({ code: 'code_wrong' })
    const { token } = await (await logIn(recoveryCodes[0])).json()
    const user = await api.get('/sn_api/user', { authorization: `Bearer ${token}` })
    expect(await user.json()).toMatchObject({ data: { login: email } })
  })
})
