import { describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { later, now, oldPassword, openTestAccounts } from '../accounts.fixtures.ts'
import { startReset } from '../passwords/reset-password.ts'
import { newToken } from '../token.ts'
import {
  cancelEmailChange,
  confirmEmail,
  deleteEmailChanges,
  emailChangeLifetimeMs,
  findEmailChange,
  pendingEmail,
  requestEmailChange,
  startEmailChange,
} from './change-email.ts'

describe.each(databases)('changing the login address on $name', (database) => {
  const shop = openTestAccounts(database)
  const request = (accountId: string, email: string, password = oldPassword, at = now) =>
    requestEmailChange(shop.services, { accountId, email, password }, at)
  const start = async (accountId: string, email: string) => {
    await request(accountId, email)
    return (await startEmailChange(shop.db, { accountId, email }, now)) ?? ''
  }
  const confirm = (token: string, at = now) => confirmEmail(shop.services, token, at)
  const emailOf = async (id: string) => (await shop.account(id)).email

  it('changes nothing before the new address is confirmed', async () => {
    const { id, email } = await shop.newAccount()
    const own = await shop.session(id)
    expect((await request(id, ' Ada@Example.CH ')).ok).toBe(true)
    expect(await emailOf(id)).toBe(email)
    expect(await pendingEmail(shop.db, id, now)).toBe('ada@example.ch')
    const job = { accountId: id, email: 'ada@example.ch' }
    expect(await shop.jobs('email-change')).toEqual([job])

    const token = (await startEmailChange(shop.db, job, now)) ?? ''
    await startReset(shop.db, id, now)
    expect(await findEmailChange(shop.db, token, now)).toEqual({ accountId: id, email: job.email })
    expect(await emailOf(id)).toBe(email)
    expect(await confirm(token)).toEqual({ ok: true, value: { email: 'ada@example.ch' } })
    expect(await emailOf(id)).toBe('ada@example.ch')
    expect(await pendingEmail(shop.db, id, now)).toBeUndefined()
    expect(await shop.isOpen(own)).toBe(true)
    expect(await shop.jobs('email-changed')).toEqual([{ accountId: id, to: email }])
    // Reset links of the former mailbox are invalid.
    expect(await shop.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  })

  test.each([
    ['nobody', oldPassword, 'email-invalid'],
    ['a@b.ch\r\nBcc: c@d.ch', oldPassword, 'email-invalid'],
    ['ada2@example.ch', 'wrong', 'password-wrong'],
    ['ada2@example.ch', '', 'password-wrong'],
  ])('refuses %j with the password %j: %s', async (email, password, code) => {
    const { id } = await shop.newAccount()
    expect(await request(id, email, password)).toMatchObject({ ok: false, refusal: { code } })
    expect(await pendingEmail(shop.db, id, now)).toBeUndefined()
  })

  it('a change of the login address is confirmed once by concurrent requests', async () => {
    const { id } = await shop.newAccount()
    const token = await start(id, 'once@example.ch')
    const results = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await confirm(token)).toEqual({ ok: false, refusal: { code: 'confirmation-expired' } })
  })

  it('reveals that an address is taken only to the reader of its mails', async () => {
    const [one, other] = [await shop.newAccount(), await shop.newAccount()]
    const answer = await request(one.id, other.email)
    expect(answer).toEqual(await request(one.id, 'free@example.ch'))
    const token = await start(one.id, other.email)
    expect(await confirm(token)).toEqual({ ok: false, refusal: { code: 'email-taken' } })
    expect(await emailOf(one.id)).toBe(one.email)
    expect(await pendingEmail(shop.db, one.id, now)).toBeUndefined()
  })

  it('gives an address that two accounts requested to one of them', async () => {
    const [one, other] = [await shop.newAccount(), await shop.newAccount()]
    const tokens = [
      await start(one.id, 'both@example.ch'),
      await start(other.id, 'both@example.ch'),
    ]
    const results = await Promise.all(tokens.map((token) => confirm(token)))
    const codes = results.map((result) => (result.ok ? 'ok' : result.refusal.code))
    expect(codes.sort()).toEqual(['email-taken', 'ok'])
  })

  it('expires after a day, by another request and when cancelled', async () => {
    const { id } = await shop.newAccount()
    const late = await start(id, 'late@example.ch')
    const expired = { ok: false, refusal: { code: 'confirmation-expired' } }
    expect(await confirm(late, later(emailChangeLifetimeMs))).toEqual(expired)
    const other = await start(id, 'other@example.ch')
    expect(await confirm(late)).toEqual(expired)
    await cancelEmailChange(shop.db, id)
    expect(await confirm(other)).toEqual(expired)
    const job = { accountId: id, email: 'other@example.ch' }
    expect(await startEmailChange(shop.db, job, now)).toBeUndefined()
    await request(id, 'third@example.ch')
    expect(await startEmailChange(shop.db, job, now)).toBeUndefined()
    await deleteEmailChanges(shop.db, later(emailChangeLifetimeMs))
    expect(await shop.db.selectFrom('email_change').selectAll().execute()).toEqual([])
  })

  it('sends at most five mails per hour', async () => {
    const { id } = await shop.newAccount()
    for (let n = 0; n < 5; n += 1) expect((await request(id, `m${n}@example.ch`)).ok).toBe(true)
    expect(await request(id, 'm5@example.ch')).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfter: 3_600 },
    })
  })

  test.each(['', '\0', newToken()])('refuses the token %j', async (token) => {
    expect((await confirm(token)).ok).toBe(false)
    expect(await findEmailChange(shop.db, token, now)).toBeUndefined()
  })
})
