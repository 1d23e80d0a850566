import { beforeAll, describe, expect, it, test } from 'vitest'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import { allRights } from '../../../domain/customer/member-rights.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { newToken, tokenHash } from '../token.ts'
import {
  closeSession,
  deleteExpiredSessions,
  findSession,
  openSession,
  sessionLifetimeMs,
} from './session.ts'

const start = new Date('2026-11-21T08:00:00Z')
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const minute = 60_000

describe.each(databases)('sessions on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const newAccount = async (changes: Parameters<typeof accountRow>[0] = {}) => {
    const row = accountRow(changes)
    await db.insertInto('account').values(row).execute()
    return row.id
  }
  const newSession = async () => openSession(db, await newAccount(), 'Firefox', start)
  const stored = (token: string) =>
    db
      .selectFrom('session')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst()

  it('return the signed-in account', async () => {
    const accountId = await newAccount({
      email: 'ada@example.ch',
      discount_rate: 1_250,
      user_can_order: false,
      user_can_order_with_form: true,
    })
    const token = await openSession(db, accountId, 'Firefox', start)
    expect(await findSession(db, token, start)).toEqual({
      accountId,
      practiceId: accountId,
      ...allRights,
      email: 'ada@example.ch',
      firstName: 'Ada',
      lastName: 'Keller',
      role: 'customer',
      state: 'active',
      secondFactor: 'none',
      language: 'de',
      profession: 'therapeut',
      discountRate: 1_250,
      userCanOrder: false,
      userCanOrderWithForm: true,
      billingPhone: '+41 22 555 01 47',
      sessionEndsAt: later(sessionLifetimeMs),
      isSessionExtended: false,
    })
  })

  it('sessions are stored without their token', async () => {
    const token = await newSession()
    const row = await stored(token)
    expect(row).toBeDefined()
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('store at most 200 characters of the user agent', async () => {
    const token = await openSession(db, await newAccount(), 'x'.repeat(10_000), start)
    expect((await stored(token))?.user_agent).toHaveLength(200)
  })

  it('sessions are extended by use and end 30 days after the last one', async () => {
    const token = await newSession()
    const lastMoment = later(sessionLifetimeMs - 1)
    expect(await findSession(db, token, lastMoment)).toBeDefined()
    expect(await findSession(db, token, later(2 * sessionLifetimeMs - 2))).toBeDefined()
    expect(await findSession(db, token, later(3 * sessionLifetimeMs))).toBeUndefined()
  })

  test.each([
    ['customer', 90 * 24, 24 * 60],
    ['administrator', 12, 59],
  ] as const)(
    'sessions of a %s end at a fixed time after the login',
    async (role, hours, pause) => {
      const token = await openSession(db, await newAccount({ role }), '', start)
      const end = later(hours * 60 * minute)
      for (let at = start; at < end; at = new Date(at.getTime() + pause * minute)) {
        const found = await findSession(db, token, at)
        expect(found?.sessionEndsAt.getTime()).toBeLessThanOrEqual(end.getTime())
        expect((await stored(token))?.expires_at).toEqual(found?.sessionEndsAt)
      }
      expect(await findSession(db, token, new Date(end.getTime() - 1))).toBeDefined()
      expect(await findSession(db, token, end)).toBeUndefined()
    },
  )

  it('sessions of staff end after an hour without use, or after the configured time', async () => {
    const newStaff = async () => openSession(db, await newAccount({ role: 'sales' }), '', start)
    const token = await newStaff()
    expect(await findSession(db, token, later(59 * minute))).toBeDefined()
    expect(await findSession(db, token, later(118 * minute), { isBackground: true })).toBeDefined()
    expect(await findSession(db, token, later(119 * minute))).toBeUndefined()
    const short = { staffIdleMs: 10 * minute }
    expect(await findSession(db, await newStaff(), later(9 * minute), short)).toBeDefined()
    expect(await findSession(db, await newStaff(), later(10 * minute), short)).toBeUndefined()
  })

  it('end sooner when a customer has become administrator', async () => {
    const id = await newAccount()
    const token = await openSession(db, id, '', start)
    await db.updateTable('account').set({ role: 'administrator' }).where('id', '=', id).execute()
    expect(await findSession(db, token, later(59 * minute))).toBeDefined()
    expect(await findSession(db, token, later(119 * minute))).toBeUndefined()
  })

  it('write the last use at most once per hour', async () => {
    const token = await newSession()
    const seenAfter = async (milliseconds: number) => {
      await findSession(db, token, later(milliseconds))
      return (await stored(token))?.last_seen_at
    }
    expect(await seenAfter(59 * minute)).toEqual(start)
    expect(await seenAfter(60 * minute)).toEqual(later(60 * minute))
    expect(await seenAfter(119 * minute)).toEqual(later(60 * minute))
  })

  test.each<AccountState>(['pending', 'rejected', 'suspended'])(
    'end immediately when the account is %s',
    async (state) => {
      const id = await newAccount()
      const token = await openSession(db, id, '', start)
      await db.updateTable('account').set({ state }).where('id', '=', id).execute()
      expect(await findSession(db, token, start)).toBeUndefined()
    },
  )

  it('end separately when closed', async () => {
    const id = await newAccount()
    const [one, other] = [
      await openSession(db, id, '', start),
      await openSession(db, id, '', start),
    ]
    await closeSession(db, one)
    await closeSession(db, one)
    expect(await findSession(db, one, start)).toBeUndefined()
    expect(await findSession(db, other, start)).toBeDefined()
  })

  test.each([
    '',
    'undefined',
    '\0',
    '%',
    "' or 1=1 --",
    'x'.repeat(10_000),
    newToken(),
    tokenHash(newToken()),
  ])('does not find the token %j', async (token) => {
    await newSession()
    expect(await findSession(db, token, start)).toBeUndefined()
    await closeSession(db, token)
  })

  it('cannot be opened with the stored hash', async () => {
    const token = await newSession()
    expect(await findSession(db, tokenHash(token), start)).toBeUndefined()
  })

  it('sessions are deleted when expired', async () => {
    const [old, recent] = [
      await newSession(),
      await openSession(db, await newAccount(), '', later(minute)),
    ]
    await deleteExpiredSessions(db, later(sessionLifetimeMs))
    expect(await stored(old)).toBeUndefined()
    expect(await stored(recent)).toBeDefined()
  })
})
