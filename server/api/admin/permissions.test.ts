import { beforeAll, describe, expect, test } from 'vitest'
import {
  allPermissions,
  hasPermission,
  isStaffRole,
  keyScopes,
  type Permission,
  type Role,
  roles,
} from '../../../domain/staff/permissions.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { keyFixture } from './api-keys/api-key.fixtures.ts'

/** `staff`: all of them; `anyone`: before the login. */
type Guard = Permission | 'staff' | 'anyone'
type Operation = {
  method: string
  path: string
  guard: Guard | undefined
  acceptsKeys: boolean
}
type Description = {
  paths: Record<string, Record<string, { 'x-permission'?: Guard; 'x-api-key'?: boolean }>>
}

const [sqlite] = databases

/** Codes of a refusal because of the person, not of the request. */
const denials = [
  'staff_only',
  'not_permitted',
  'second_factor_missing',
  'administrators_only',
  'person_only',
]

/** What no API key can do although its permission is a scope. */
const personOnly = [
  'DELETE /admin/saved-views/none',
  'GET /admin/accounts/none/sessions',
  'GET /admin/saved-views',
  'PATCH /admin/saved-views/none',
  'POST /admin/accounts/none/email',
  'POST /admin/accounts/none/end-sessions',
  'POST /admin/accounts/none/erasure/none/approval',
  'POST /admin/accounts/none/members',
  'POST /admin/accounts/none/view',
  'POST /admin/opening',
  'POST /admin/opening/example',
  'POST /admin/pages/none/none/presence',
  'POST /admin/saved-views',
  'POST /admin/test-mail',
]

describe('permissions of the back office', () => {
  let api: TestApi
  let operations: Operation[]
  const accounts = {} as Record<Role, string>

  beforeAll(async () => {
    if (!sqlite) throw new Error('no database')
    const db = await sqlite.open()
    api = openTestApi(db)
    for (const role of roles) accounts[role] = (await api.newAccount({ role })).id
    const { paths }: Description = await (await api.get('/openapi.json')).json()
    operations = Object.entries(paths)
      .filter(([path]) => path.startsWith('/admin/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { 'x-permission': guard, ...further }]) => ({
          method: method.toUpperCase(),
          path: path.replace(/\{\w+\}/g, 'none'),
          guard,
          acceptsKeys: further['x-api-key'] === true,
        })),
      )
    return () => closeDatabase(db)
  })

  const call = async (
    { method, path }: Pick<Operation, 'method' | 'path'>,
    credentials: Record<string, string> = {},
  ) => {
    const isRead = method === 'GET' || method === 'DELETE'
    const answer = await api.request(path, {
      method,
      headers: { ...(!isRead && { 'content-type': 'application/json' }), ...credentials },
      ...(!isRead && { body: '{}' }),
    })
    const { status } = answer
    const code = /"code":"(\w+)"/.exec(await answer.text())?.[1]
    return { status, code }
  }

  test('guards every route with a permission', () => {
    const guards: readonly unknown[] = ['staff', 'anyone', ...allPermissions]
    const unguarded = operations.filter(({ guard }) => !guards.includes(guard))
    expect(unguarded).toEqual([])
    expect(operations.length).toBeGreaterThan(4)
    const open = operations.filter(({ guard }) => guard === 'anyone')
    for (const { path } of open) expect(path).toMatch(/^\/admin\/(session|setup)/)
  })

  test('responds 401 to visitors', async () => {
    for (const operation of operations.filter(({ guard }) => guard !== 'anyone'))
      expect(await call(operation), `${operation.method} ${operation.path}`).toMatchObject({
        status: 401,
      })
  })

  test.each(roles)(
    'lets %s through to what the role permits, and to nothing else',
    async (role) => {
      for (const operation of operations) {
        const { guard = 'staff' } = operation
        if (guard === 'anyone') continue
        const isPermitted = isStaffRole(role) && (guard === 'staff' || hasPermission(role, guard))
        // A new session each time: one of the routes ends it.
        const { status, code } = await call(operation, await api.bearer(accounts[role]))
        const name = `${role}: ${operation.method} ${operation.path} ${status} ${code}`
        if (isPermitted) expect(denials, name).not.toContain(code)
        else {
          expect(status, name).toBe(403)
          expect(code, name).toBe(isStaffRole(role) ? 'not_permitted' : 'staff_only')
        }
        expect(status, name).toBeLessThan(500)
      }
    },
  )

  test('lets only administrators act on accounts of the staff', async () => {
    const record = '/admin/accounts/none'
    const acts = operations.filter(
      ({ method, path }) => path.startsWith(record) && !(method === 'GET' && path === record),
    )
    expect(acts.length).toBeGreaterThan(8)
    for (const role of ['sales', 'administrator'] as const) {
      const target = (await api.newAccount({ role: 'editor' })).id
      const own = accounts[role]
      for (const id of role === 'sales' ? [target, own] : [target])
        for (const { method, path, guard } of acts) {
          const headers = await api.bearer(own)
          const operation = { method, path: path.replace('none', id) }
          const { status, code } = await call(operation, headers)
          const name = `${role}: ${method} ${path} ${status} ${code}`
          const refused = guard === 'staff.write' ? 'not_permitted' : 'administrators_only'
          if (role === 'sales') expect([status, code], name).toEqual([403, refused])
          else expect(code, name).not.toBe('administrators_only')
        }
    }
  })

  const keyWith = (scopes: readonly Permission[]) => keyFixture(api, scopes)

  test('lets an API key through with the permission of the route, and not with all others', async () => {
    for (const scope of keyScopes) {
      const own = await keyWith([scope])
      const others = await keyWith(keyScopes.filter((other) => other !== scope))
      for (const operation of operations) {
        if (operation.guard !== scope || !operation.acceptsKeys) continue
        const name = `${operation.method} ${operation.path}`
        const { status, code } = await call(operation, own)
        expect(denials, `${name} ${status}`).not.toContain(code)
        expect(status, name).not.toBe(401)
        expect(status, name).toBeLessThan(500)
        const refused = { status: 403, code: 'not_permitted' }
        expect(await call(operation, others), name).toEqual(refused)
      }
    }
  })

  test('asks somewhere for each permission that a key can have', () => {
    const asked = new Set(
      operations.flatMap(({ guard, acceptsKeys }) => (acceptsKeys ? [guard] : [])),
    )
    expect(keyScopes.filter((scope) => !asked.has(scope))).toEqual([])
  })

  test('refuses API keys with all scopes where a person is needed', async () => {
    const key = await keyWith(keyScopes)
    const closed = operations.filter(({ acceptsKeys, guard }) => !acceptsKeys && guard !== 'anyone')
    for (const operation of closed)
      expect(await call(operation, key), `${operation.method} ${operation.path}`).toEqual({
        status: 403,
        code: 'person_only',
      })
    const withScope = closed.filter(({ guard }) => keyScopes.includes(guard as Permission))
    expect(withScope.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(personOnly)
  })

  test('responds 403 in production until the second factor is verified', async () => {
    const { db } = api.services
    const production = openTestApi(db, { DEMO: '0' })
    const { authorization } = await api.staff('administrator')
    for (const { method, path, guard } of operations) {
      if (guard === 'anyone' || path.startsWith('/admin/session')) continue
      const answer = await production.request(path, { method, headers: { authorization } })
      expect(answer.status, path).toBe(403)
      expect(await answer.json(), path).toMatchObject({ code: 'second_factor_missing' })
    }
    const session = await production.get('/admin/session', { authorization })
    expect(await session.json()).toMatchObject({ secondFactor: 'required' })
  })
})
