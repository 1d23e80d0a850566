import { afterEach, describe, expect, it, test } from 'vitest'
import type { AccountState } from '../../domain/customer/account-state.ts'
import { databases } from '../../tests/databases.ts'
import { later, newPassword, now, oldPassword, openTestAccounts } from './accounts.fixtures.ts'
import { logIn, openSessionIfActive } from './login/log-in.ts'
import {
  completeReset,
  deleteResets,
  requestReset,
  resetLifetimeMs,
  startReset,
} from './passwords/reset-password.ts'
import { newToken, tokenHash } from './token.ts'

describe.each(databases)('password reset on $name', (database) => {
  const shop = openTestAccounts(database)
  const { newAccount, jobs } = shop
  let ips = 0
  const from = () => {
    ips += 1
    return `192.0.2.${ips}`
  }
  const request = (email: string, ip = from(), at = now) =>
    requestReset(shop.services, { email, ip }, at)
  const complete = (token: string, password = newPassword, at = now, ip = from()) =>
    completeReset(shop.services, { token, password, ip }, at)
  const start = (accountId: string, at = now) => startReset(shop.db, accountId, at)
  const logsIn = async (email: string, password: string, ip = from()) => {
    const result = await logIn(shop.services, { username: email, password, ip, userAgent: '' }, now)
    return result.ok ? 'ok' : result.refusal.code
  }
  afterEach(async () => {
    await shop.db.deleteFrom('outbox').execute()
  })

  describe('request', () => {
    it('responds equally and does the same work for any address', async () => {
      const { id, email } = await newAccount()
      const before = shop.woken.times
      const answers = [
        await request(` ${email.toUpperCase()} `),
        await request('nobody@example.ch'),
      ]
      expect(answers).toEqual([
        { ok: true, value: undefined },
        { ok: true, value: undefined },
      ])
      expect(shop.woken.times).toBe(before + 2)
      expect(await jobs('password-reset')).toEqual([{ accountId: id }, { accountId: null }])
    })

    it('stores no usable token', async () => {
      const { id, email } = await newAccount()
      await request(email)
      const resets = shop.db.selectFrom('password_reset').selectAll().where('account_id', '=', id)
      expect(await resets.execute()).toEqual([])
      const token = await start(id)
      expect(JSON.stringify(await resets.execute())).not.toContain(token)
      expect((await complete(tokenHash(token))).ok).toBe(false)
    })

    it('a password reset is limited to five per hour and address, known or not', async () => {
      const { email } = await newAccount()
      for (const address of [email, 'stranger@example.ch']) {
        for (let n = 0; n < 5; n += 1) expect((await request(address)).ok).toBe(true)
        const refused = await request(address.toUpperCase())
        expect(refused).toEqual({
          ok: false,
          refusal: { code: 'too-many-attempts', retryAfter: 3_600 },
        })
        expect((await request(address, from(), later(3_600_000))).ok).toBe(true)
      }
    })

    it('a password reset is limited to thirty per hour and network', async () => {
      const ip = from()
      for (let n = 0; n < 30; n += 1) expect((await request(`a${n}@example.ch`, ip)).ok).toBe(true)
      expect((await request('a30@example.ch', ip)).ok).toBe(false)
    })
  })

  it('sets the password, ends all sessions and sends a mail', async () => {
    const { id, email } = await newAccount()
    const sessions = [await shop.session(id), await shop.session(id)]
    const stranger = await shop.session((await newAccount()).id)
    const result = await complete(await start(id))
    expect(result).toMatchObject({ ok: true, value: { id, email } })
    for (const token of sessions) expect(await shop.isOpen(token)).toBe(false)
    expect(await shop.isOpen(stranger)).toBe(true)
    expect(await logsIn(email, oldPassword)).toBe('invalid-credentials')
    expect(await logsIn(email, newPassword)).toBe('ok')
    expect(await jobs('password-changed')).toEqual([{ accountId: id }])
  })

  it('refuses a session for a login verified with the former password', async () => {
    const { id, email, password_hash } = await newAccount()
    await complete(await start(id))
    const late = await openSessionIfActive(
      shop.services,
      { id, password_hash },
      { userAgent: '', method: 'password' },
      now,
    )
    expect(late).toEqual({ ok: false, refusal: { code: 'invalid-credentials' } })
    expect(await logsIn(email, newPassword)).toBe('ok')
  })

  it('wins over concurrent logins with the former password', async () => {
    const { id, email } = await newAccount()
    const token = await start(id)
    const attempts = Array.from({ length: 6 }, () =>
      logIn(
        shop.services,
        { username: email, password: oldPassword, ip: from(), userAgent: '' },
        now,
      ),
    )
    const [results] = await Promise.all([Promise.all(attempts), complete(token)])
    for (const result of results)
      expect(result.ok && (await shop.isOpen(result.value.token))).toBe(false)
  })

  it('works once per token', async () => {
    const { id, email } = await newAccount()
    const token = await start(id)
    expect((await complete(token)).ok).toBe(true)
    const again = await complete(token, 'Eine andere Pflanze')
    expect(again).toEqual({ ok: false, refusal: { code: 'reset-expired' } })
    expect(await logsIn(email, newPassword)).toBe('ok')
  })

  it('succeeds for one of several concurrent requests', async () => {
    const { id, email } = await newAccount()
    const token = await start(id)
    const passwords = ['Erste Schafgarbe', 'Zweite Schafgarbe', 'Dritte Schafgarbe']
    const results = await Promise.all(passwords.map((password) => complete(token, password)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const winner = passwords[results.findIndex(({ ok }) => ok)] ?? ''
    const logins = await Promise.all(passwords.map((password) => logsIn(email, password)))
    expect(logins.filter((code) => code === 'ok')).toHaveLength(1)
    expect(await logsIn(email, winner)).toBe('ok')
    expect(await jobs('password-changed')).toHaveLength(1)
  })

  it('accepts the last token only', async () => {
    const { id } = await newAccount()
    const [first, last] = [await start(id), await start(id)]
    expect((await complete(first)).ok).toBe(false)
    expect((await complete(last)).ok).toBe(true)
  })

  it('changes only the account of the token', async () => {
    const [one, other] = [await newAccount(), await newAccount()]
    const [token] = [await start(one.id), await start(other.id)]
    await complete(token)
    expect(await logsIn(one.email, newPassword)).toBe('ok')
    expect(await logsIn(other.email, newPassword)).toBe('invalid-credentials')
    expect(await logsIn(other.email, oldPassword)).toBe('ok')
  })

  it('accepts a token for an hour', async () => {
    const { id } = await newAccount()
    const token = await start(id)
    const late = await complete(token, newPassword, later(resetLifetimeMs))
    expect(late).toEqual({ ok: false, refusal: { code: 'reset-expired' } })
    expect((await complete(token, newPassword, later(resetLifetimeMs - 1))).ok).toBe(true)
    await start(id)
    await deleteResets(shop.db, later(resetLifetimeMs))
    expect(await shop.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  })

  test.each(['', 'x', '\0', '%', "' or 1=1 --", newToken(), 'x'.repeat(10_000)])(
    'refuses the token %j',
    async (token) => {
      expect(await complete(token)).toEqual({ ok: false, refusal: { code: 'reset-expired' } })
    },
  )

  test.each([
    ['', 'missing'],
    ['Eisenhu', 'short'],
    ['password123', 'common'],
    ['PASSWORD123', 'common'],
    ['aaaaaaaa', 'pattern'],
    ['adakeller12', 'personal'],
    ['x'.repeat(1_001), 'too-long'],
  ])('refuses the password %j', async (password, problem) => {
    const { id } = await newAccount()
    const token = await start(id)
    expect(await complete(token, password)).toEqual({
      ok: false,
      refusal: { code: 'password', problem },
    })
    // A refused password does not use up the token.
    expect((await complete(token)).ok).toBe(true)
  })

  test.each<AccountState>(['pending', 'rejected', 'suspended'])(
    'opens no session of an account that is %s',
    async (state) => {
      const { id, email } = await newAccount({ state })
      const result = await complete(await start(id))
      expect(result).toMatchObject({ ok: true, value: { id, email } })
      expect(await logsIn(email, newPassword)).toBe(`account-${state}`)
      expect((await shop.account(id)).state).toBe(state)
    },
  )

  it('clears the failed attempts', async () => {
    const { id, email } = await newAccount()
    const ip = from()
    for (let n = 0; n < 11; n += 1) await logsIn(email, 'wrong', ip)
    expect(await logsIn(email, oldPassword, ip)).toBe('too-many-attempts')
    await complete(await start(id), newPassword, now, ip)
    expect(await logsIn(email, newPassword, ip)).toBe('ok')
  })

  it('cancels a pending change of the address', async () => {
    const { id } = await newAccount()
    const wish = { account_id: id, email: 'thief@example.ch', expires_at: later(1_000) }
    await shop.db
      .insertInto('email_change')
      .values({ ...wish, token_hash: newToken() })
      .execute()
    await complete(await start(id))
    expect(await shop.db.selectFrom('email_change').selectAll().execute()).toEqual([])
  })
})
