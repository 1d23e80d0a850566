import { describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { later, now, openTestAccounts } from '../accounts.fixtures.ts'
import { findSession } from './session.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'

const hour = 3_600_000

describe.each(databases)('the session list on $name', (database) => {
  const shop = openTestAccounts(database)
  const list = (accountId: string, token: string) => listSessions(shop.db, accountId, token, now)

  it('shows device, last use and the current session', async () => {
    const { id } = await shop.newAccount()
    await shop.session((await shop.newAccount()).id)
    await shop.session(id, later(-60 * 24 * hour))
    await shop.session(id, later(-hour), 'Mozilla/5.0 (Windows NT 10.0) Edg/140.0')
    const own = await shop.session(id)
    expect(await list(id, own)).toEqual([
      {
        id: expect.any(String),
        device: { browser: 'Firefox', system: '' },
        since: now,
        lastSeen: now,
        network: '',
        isThis: true,
      },
      {
        id: expect.any(String),
        device: { browser: 'Edge', system: 'Windows' },
        since: later(-hour),
        lastSeen: later(-hour),
        network: '',
        isThis: false,
      },
    ])
  })

  it('contains no token', async () => {
    const { id } = await shop.newAccount()
    const token = await shop.session(id)
    const [session] = await list(id, token)
    expect(session?.id).not.toBe(token)
    expect(await findSession(shop.db, session?.id ?? '', now)).toBeUndefined()
  })

  it('ends one session of this account only', async () => {
    const [one, other] = [await shop.newAccount(), await shop.newAccount()]
    const [mine, theirs] = [await shop.session(one.id), await shop.session(other.id)]
    const [seen] = await list(other.id, theirs)
    expect(await endSession(shop.services, one.id, seen?.id ?? '')).toBe(false)
    expect(await shop.isOpen(theirs)).toBe(true)
    expect(await endSession(shop.services, other.id, seen?.id ?? '')).toBe(true)
    expect(await endSession(shop.services, other.id, seen?.id ?? '')).toBe(false)
    expect([await shop.isOpen(theirs), await shop.isOpen(mine)]).toEqual([false, true])
  })

  test.each([
    ['all', false],
    ['all but one', true],
  ])('ends %s sessions of an account', async (_, keepsOne) => {
    const { id } = await shop.newAccount()
    const [own, other] = [await shop.session(id), await shop.session(id)]
    const stranger = await shop.session((await shop.newAccount()).id)
    await endSessions(shop.db, id, keepsOne ? own : undefined)
    expect([await shop.isOpen(own), await shop.isOpen(other)]).toEqual([keepsOne, false])
    expect(await shop.isOpen(stranger)).toBe(true)
  })
})
