import { describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { later, newPassword, now, oldPassword, openTestAccounts } from '../accounts.fixtures.ts'
import { completeReset, startReset } from '../passwords/reset-password.ts'
import { markDevice } from './known-device.ts'
import { logIn } from './log-in.ts'

describe.each(databases)('password guessing from many addresses on $name', (database) => {
  const shop = openTestAccounts(database)
  let addresses = 0
  const attempt = async (
    username: string,
    password: string,
    { deviceMark, at = now }: { deviceMark?: string; at?: Date } = {},
  ) => {
    addresses += 1
    const ip = `198.51.${addresses >> 8}.${addresses & 255}`
    const login = { username, password, ip, userAgent: '', deviceMark }
    const result = await logIn(shop.services, login, at)
    return result.ok ? 'ok' : result.refusal.code
  }
  const guess = (email: string, times: number, at = now) =>
    Promise.all(Array.from({ length: times }, () => attempt(email, 'wrong', { at })))
  const countOf = (codes: readonly string[], code: string) =>
    codes.filter((one) => one === code).length
  const warnings = async (accountId: string) =>
    (await shop.jobs('login-guessing')).filter(
      (body) => (body as { accountId: string }).accountId === accountId,
    )

  it('verifies thirty of eighty guesses per hour and warns the owner once', async () => {
    const { id, email } = await shop.newAccount()
    const codes = await guess(email, 80)
    expect(countOf(codes, 'invalid-credentials')).toBe(30)
    expect(countOf(codes, 'too-many-attempts')).toBe(50)
    expect(await warnings(id)).toEqual([{ accountId: id, at: now.toISOString() }])

    const nextHour = later(3_600_000)
    expect(countOf(await guess(email, 40, nextHour), 'invalid-credentials')).toBe(30)
    expect(await warnings(id)).toHaveLength(2)
  })

  it('responds equally for an unknown address and sends no mail', async () => {
    const before = (await shop.jobs('login-guessing')).length
    const codes = await guess('nobody@example.ch', 40)
    expect(countOf(codes, 'invalid-credentials')).toBe(30)
    expect(await shop.jobs('login-guessing')).toHaveLength(before)
  })

  it('accepts the owner on a known device only', async () => {
    const [owner, other] = [await shop.newAccount(), await shop.newAccount()]
    const deviceMark = await markDevice(shop.db, undefined, owner.id)
    const strange = await markDevice(shop.db, undefined, other.id)
    await guess(owner.email, 40)
    expect(await attempt(owner.email, oldPassword)).toBe('too-many-attempts')
    expect(await attempt(owner.email, oldPassword, { deviceMark: strange })).toBe(
      'too-many-attempts',
    )
    expect(await attempt(owner.email, oldPassword, { deviceMark })).toBe('ok')
  })

  it('limits a known device too', async () => {
    const { id, email } = await shop.newAccount()
    const deviceMark = await markDevice(shop.db, undefined, id)
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => attempt(email, 'wrong', { deviceMark })),
    )
    expect(countOf(codes, 'invalid-credentials')).toBe(10)
    expect(await attempt(email, oldPassword, { deviceMark })).toBe('too-many-attempts')
    expect(await attempt(email, oldPassword)).toBe('ok')
  })

  it('does not count correct passwords', async () => {
    const { id, email } = await shop.newAccount()
    await attempt(email, 'wrong')
    await shop.db
      .updateTable('rate_limit')
      .set({ hits: 29 })
      .where('key', 'like', 'login-account:%')
      .where('hits', '=', 1)
      .execute()
    for (let times = 0; times < 3; times += 1) expect(await attempt(email, oldPassword)).toBe('ok')
    expect(await warnings(id)).toEqual([])
    expect(await attempt(email, 'wrong')).toBe('invalid-credentials')
    expect(await attempt(email, 'wrong')).toBe('too-many-attempts')
  })

  it('accepts the owner after a reset', async () => {
    const { id, email } = await shop.newAccount()
    await guess(email, 40)
    const token = await startReset(shop.db, id, now)
    const reset = { token, password: newPassword, ip: '192.0.2.1' }
    expect((await completeReset(shop.services, reset, now)).ok).toBe(true)
    expect(await attempt(email, newPassword)).toBe('ok')
  })
})
