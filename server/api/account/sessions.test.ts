import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openSession } from '../../accounts/login/session.ts'
import { closeDatabase } from '../../db/client.ts'
import { withRequestSource } from '../../security-log.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const path = '/sn_api/user/sessions'

describe.each(databases)('session API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const list = async (headers: Record<string, string>) =>
    (await (await api.get(path, headers)).json()).data
  const end = (headers: Record<string, string>, id = '') =>
    api.request(`${path}${id && `/${id}`}`, { method: 'DELETE', headers })
  const statusOf = async (headers: Record<string, string>) =>
    (await api.get('/sn_api/user', headers)).status

  it('lists sessions and ends one', async () => {
    const { id } = await api.newAccount()
    const [own, other] = [await api.bearer(id), await api.bearer(id)]
    const sessions = await list(own)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      browser: '',
      system: '',
      since: '2026-11-21T08:00:00.000Z',
      last_seen: '2026-11-21T08:00:00.000Z',
      network: '',
      is_this: expect.any(Boolean),
    })
    const otherId = sessions.find((one: { is_this: boolean }) => !one.is_this).id
    expect((await end(own, otherId)).status).toBe(200)
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401])
  })

  it('shows the shortened network of the last use', async () => {
    const { id } = await api.newAccount()
    const open = (address: string) =>
      withRequestSource({ requestId: 'test', address }, () => api.bearer(id))
    await open('85.3.12.240')
    const own = await open('2a02:1210:52b2:9c00')
    const sessions: { network: string }[] = await list(own)
    expect(sessions.map(({ network }) => network).sort()).toEqual([
      '2a02:1210:52b2::/48',
      '85.3.12.0/24',
    ])
  })

  it('does not end sessions of other accounts', async () => {
    const [one, other] = [await api.newAccount(), await api.newAccount()]
    const [mine, theirs] = [await api.bearer(one.id), await api.bearer(other.id)]
    const [session] = await list(theirs)
    for (const id of [session.id, 'x', '%00', 'x'.repeat(99)])
      expect((await end(mine, id)).status).toBe(404)
    expect(await statusOf(theirs)).toBe(200)
    expect((await end({}, session.id)).status).toBe(401)
  })

  it('sends the cookie again with the remaining time when a session is extended', async () => {
    const { id } = await api.newAccount()
    const token = await openSession(api.services.db, id, 'test', api.clock.now)
    const cookie = { cookie: `__Host-officina=${token}` }
    const cookiesAfter = async (minutes: number) => {
      api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
      return (await api.get('/sn_api/user', cookie)).headers.getSetCookie()
    }
    expect(await cookiesAfter(59)).toEqual([])
    const [session, hint] = await cookiesAfter(1)
    expect(session).toMatch(new RegExp(`^__Host-officina=${token}; Max-Age=${30 * 86_400};`))
    expect(hint).toMatch(new RegExp(`^officina_in=1; Max-Age=${30 * 86_400};`))
    expect(await cookiesAfter(1)).toEqual([])
    for (let day = 1; day <= 70; day += 1) await cookiesAfter(24 * 60)
    const daysLeft = 90 - 70 - 1
    const [late] = await cookiesAfter(24 * 60 - 61)
    expect(late).toContain(`Max-Age=${daysLeft * 86_400};`)
    // A bearer token is not sent as a cookie.
    const bearer = { authorization: `Bearer ${token}` }
    api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
    const answer = await api.get('/sn_api/user', bearer)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  })

  it('ends all sessions and clears the cookie', async () => {
    const { id } = await api.newAccount()
    const other = await api.bearer(id)
    const token = await openSession(api.services.db, id, 'test', api.clock.now)
    const cookie = { cookie: `__Host-officina=${token}` }
    expect((await end({ ...cookie, origin: 'https://elsewhere.example' })).status).toBe(403)
    const answer = await end(cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=0')
    expect([await statusOf(cookie), await statusOf(other)]).toEqual([401, 401])
  })
})
