import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeSession, openSession, sessionLifetimeMs } from '../../accounts/login/session.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const parts = [
  'FirstName',
  'LastName',
  'Company',
  'Address1',
  'Address2',
  'Postcode',
  'City',
  'State',
]
const noAddress = (kind: string) => ({
  ...Object.fromEntries(parts.map((part) => [`${kind}${part}`, ''])),
  [`${kind}Country`]: 'CH',
  [`${kind}BuildingNumber`]: null,
})
const noAddresses = { ...noAddress('billing'), ...noAddress('shipping') }

describe.each(databases)('the signed-in user by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const newToken = async (changes = {}) => {
    const { id } = await api.newAccount(changes)
    return openSession(api.services.db, id, 'test', api.clock.now)
  }
  const ask = (headers: Record<string, string>) => api.get('/sn_api/user', headers)

  it('returns the fields of D1 §3 and nothing of the password', async () => {
    const token = await newToken({ email: 'ada@example.ch', discount_rate: 1_250 })
    const answer = await ask({ authorization: `Bearer ${token}` })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      data: {
        loggedIn: true,
        login: 'ada@example.ch',
        firstName: 'Ada',
        lastName: 'Keller',
        roles: 'customer',
        discount: '12.5',
        user_can_order: true,
        user_can_order_with_form: false,
        billingPhone: '+41 22 555 01 47',
        download_page: expect.any(Object),
        download_order_form: { fr: null, en: null, de: null, it: null },
        pendingLogin: null,
        ...noAddresses,
      },
    })
  })

  it('authenticates by bearer token, else by cookie', async () => {
    const [one, other] = [
      await newToken({ first_name: 'Rosa' }),
      await newToken({ first_name: 'Max' }),
    ]
    const cookie = `__Host-officina=${other}`
    const nameBy = async (headers: Record<string, string>) => {
      const answer = await ask(headers)
      return answer.ok ? (await answer.json()).data.firstName : answer.status
    }
    expect(await nameBy({ authorization: `bearer ${one}` })).toBe('Rosa')
    expect(await nameBy({ cookie })).toBe('Max')
    expect(await nameBy({ authorization: `Bearer ${one}`, cookie })).toBe('Rosa')
    expect(await nameBy({ authorization: 'Bearer nonsense', cookie })).toBe(401)
    expect(await nameBy({ authorization: 'Basic YTpi', cookie })).toBe('Max')
    // Without the prefix, another site of the domain could have set it.
    expect(await nameBy({ cookie: `officina=${other}` })).toBe(401)
  })

  it('responds 401 to visitors', async () => {
    const answer = await ask({})
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.json()).toEqual({
      code: 'log_in_first',
      message: 'Please log in.',
      data: { status: 401 },
    })
  })

  test.each<[string, (token: string) => unknown]>([
    [
      'expired',
      () => {
        api.clock.now = new Date(api.clock.now.getTime() + sessionLifetimeMs)
      },
    ],
    ['closed', (token) => closeSession(api.services.db, token)],
    [
      'of a suspended account',
      () => api.services.db.updateTable('account').set({ state: 'suspended' }).execute(),
    ],
  ])('reports a session that is %s as expired and clears its cookie', async (_, end) => {
    const token = await newToken()
    const headers = { cookie: `__Host-officina=${token}` }
    expect((await ask(headers)).status).toBe(200)
    await end(token)
    const answer = await ask(headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      code: 'session_expired',
      message: 'Your session expired, please log in again.',
    })
    const cleared = answer.headers.getSetCookie()
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-officina',
      'officina_in',
    ])
    for (const cookie of cleared) expect(cookie).toContain('Max-Age=0')
  })
})
