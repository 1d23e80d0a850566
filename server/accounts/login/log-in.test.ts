import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { retryAfterSeconds } from '../../http/retry-after.ts'
import { hashPassword } from '../passwords/password.ts'
import { logIn, openSessionIfActive } from './log-in.ts'
import { findSession } from './session.ts'
import { endSessions } from './sessions.ts'

const password = 'Tausendgüldenkraut'
const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('login on $name', ({ open }) => {
  let db: Database
  let hash: string
  beforeAll(async () => {
    db = await open()
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })

  const services = () => ({ db, log: silentLog, wakeWorker: () => {} })

  let ips = 0
  /** Each test has its own address, so that tests do not share limits. */
  const from = () => {
    ips += 1
    return `192.0.2.${ips}`
  }
  const newAccount = async (changes: Parameters<typeof accountRow>[0] = {}) => {
    const row = accountRow({ password_hash: hash, ...changes })
    await db.insertInto('account').values(row).execute()
    return row
  }
  const attempt = (username: string, given = password, ip = from(), at = now) =>
    logIn(services(), { username, password: given, ip, userAgent: 'Firefox' }, at)
  const codeOf = (result: Awaited<ReturnType<typeof attempt>>) =>
    result.ok ? 'ok' : result.refusal.code

  it('refuses attempts above the queue limit with a wait and does not count them', async () => {
    const attempts = Array.from({ length: 300 }, (_, n) => ({
      email: `n${n}@example.ch`,
      ip: from(),
    }))
    const outcomes = await Promise.allSettled(
      attempts.map(({ email, ip }) => attempt(email, 'wrong', ip)),
    )
    const refused = outcomes.filter((one) => one.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(retryAfterSeconds(reason)).toBe(2)
    const counted = await db.selectFrom('rate_limit').select('key').where('hits', '>', 0).execute()
    expect(counted.length).toBeLessThanOrEqual(3 * (300 - refused.length))
  })

  it('opens a separate session for each login', async () => {
    const { id, email } = await newAccount()
    const [one, other] = await Promise.all([attempt(email), attempt(email)])
    if (!one.ok || !other.ok) throw new Error('refused')
    expect(one.value.token).not.toBe(other.value.token)
    for (const { value } of [one, other]) {
      expect(value.account.accountId).toBe(id)
      expect(await findSession(db, value.token, now)).toEqual(value.account)
    }
  })

  it('ends the previous session of the browser, of any account', async () => {
    const [before, after] = [await newAccount(), await newAccount()]
    const first = await attempt(before.email)
    const elsewhere = await attempt(before.email)
    if (!first.ok || !elsewhere.ok) throw new Error('refused')
    const oldToken = first.value.token
    const browser = { ip: from(), userAgent: 'Firefox', oldToken }
    const logInAgain = (given: string) =>
      logIn(services(), { username: after.email, password: given, ...browser }, now)

    expect(codeOf(await logInAgain('wrong'))).toBe('invalid-credentials')
    expect(await findSession(db, oldToken, now)).toBeDefined()
    expect(codeOf(await logInAgain(password))).toBe('ok')
    expect(await findSession(db, oldToken, now)).toBeUndefined()
    expect(await findSession(db, elsewhere.value.token, now)).toBeDefined()
  })

  it('accepts the address in any case and with surrounding spaces', async () => {
    const { email } = await newAccount()
    expect(codeOf(await attempt(`  ${email.toUpperCase()} `))).toBe('ok')
  })

  test.each([
    ['pending', 'account-pending'],
    ['rejected', 'account-rejected'],
    ['suspended', 'account-suspended'],
  ] as const)(
    'an account that is %s is told so after the right password only',
    async (state, code) => {
      const { id, email } = await newAccount({ state })
      expect(codeOf(await attempt(email))).toBe(code)
      expect(codeOf(await attempt(email, 'wrong'))).toBe('invalid-credentials')
      const sessions = db.selectFrom('session').select('token_hash').where('account_id', '=', id)
      expect(await sessions.execute()).toEqual([])
    },
  )

  it('responds equally to an unknown address, a wrong password and invalid input', async () => {
    const { email } = await newAccount()
    const attempts = [
      attempt('nobody@example.ch'),
      attempt(email, 'wrong'),
      attempt(email, ''),
      attempt(email, password.toUpperCase()),
      attempt(email, 'x'.repeat(10_000)),
      attempt(`${email}\0`),
      attempt('%'),
      attempt("' or 1=1 --"),
      attempt('x'.repeat(10_000)),
      attempt('__proto__', hash),
    ]
    for (const result of await Promise.all(attempts))
      expect(result).toEqual({ ok: false, refusal: { code: 'invalid-credentials' } })
  })

  it('records wrong passwords of staff in the audit log, without what was entered', async () => {
    const staff = await newAccount({ role: 'sales' })
    const customer = await newAccount()
    for (const { email } of [staff, customer]) await attempt(email, 'Hirtentäschel')
    const events = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'sign-in-failed')
      .execute()
    expect(events).toMatchObject([
      { record_id: staff.id, actor_id: null, after: { reason: 'wrong-password' } },
    ])
    expect(JSON.stringify(events)).not.toContain('Hirtentäschel')
  })

  it('takes equally long for known and unknown addresses', async () => {
    const { email } = await newAccount()
    const millisecondsOf = async (username: string) => {
      const start = performance.now()
      await attempt(username, 'wrong')
      return performance.now() - start
    }
    const fastest = async (username: string) =>
      Math.min(...[await millisecondsOf(username), await millisecondsOf(username)])
    const somebody = await fastest(email)
    expect(await fastest('nobody@example.ch')).toBeGreaterThan(somebody / 3)
  })

  it('never reports an active account as suspended while its sessions are being ended', async () => {
    const { id } = await newAccount()
    const proven = { id, password_hash: hash }
    const attempts = Array.from({ length: 60 }, async () => {
      const [result] = await Promise.all([
        openSessionIfActive(services(), proven, { userAgent: 'Firefox', method: 'password' }, now),
        endSessions(db, id),
        endSessions(db, id),
      ])
      return codeOf(result)
    })
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(['ok']))
  })

  it('refuses an account after ten wrong passwords, even with the right one', async () => {
    const { email } = await newAccount()
    const ip = from()
    const wrong = await Promise.all(Array.from({ length: 12 }, () => attempt(email, 'no', ip)))
    expect(wrong.map(codeOf).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 'invalid-credentials'),
      'too-many-attempts',
      'too-many-attempts',
    ])
    const right = await attempt(email, password, ip)
    expect(right).toMatchObject({ ok: false, refusal: { code: 'too-many-attempts' } })
    if (!right.ok && 'retryAfter' in right.refusal) expect(right.refusal.retryAfter).toBe(900)
    expect(codeOf(await attempt(email.toUpperCase(), password, ip))).toBe('too-many-attempts')

    expect(codeOf(await attempt(email))).toBe('ok')
    expect(codeOf(await attempt(email, password, ip, new Date(now.getTime() + 900_000)))).toBe('ok')
  })

  const formerPassword = 'Gentiane 1902'
  const formerHash = '$wp$2y$10$abcdefghijklmnopqrstuuCBTixCQxNl5ySkHP8dc/HKizUgAFK.y'
  const hashOf = async (id: string) =>
    (await db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst())
      ?.password_hash

  it('accepts the password of the former shop and stores it again with argon2id', async () => {
    const { id, email } = await newAccount({ password_hash: formerHash })
    expect(codeOf(await attempt(email, 'gentiane 1902'))).toBe('invalid-credentials')
    expect(await hashOf(id)).toBe(formerHash)
    expect(codeOf(await attempt(email, `${formerPassword} `))).toBe('ok')
    expect(await hashOf(id)).toMatch(/^\$argon2id\$/)
    expect(codeOf(await attempt(email, formerPassword))).toBe('ok')
    expect(codeOf(await attempt(email, 'gentiane 1902'))).toBe('invalid-credentials')
  })

  it('opens a session for each of several first logins with a former password', async () => {
    const { email } = await newAccount({ password_hash: formerHash })
    const logins = await Promise.all(
      Array.from({ length: 3 }, () => attempt(email, formerPassword)),
    )
    expect(logins.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
  })

  it('verifies an unknown address with the hash of the next account, and refuses its password', async () => {
    await newAccount({ email: 'zzz-last@example.ch', password_hash: formerHash })
    const result = await attempt('zzz-kin@example.ch', formerPassword)
    expect(codeOf(result)).toBe('invalid-credentials')
  })

  it('does not count correct passwords', async () => {
    const { email } = await newAccount()
    const ip = from()
    for (let n = 0; n < 12; n += 1) expect(codeOf(await attempt(email, password, ip))).toBe('ok')
  })

  it('refuses a network after a hundred wrong passwords for any accounts', async () => {
    const ip = from()
    const attempts = async (...names: string[]) => {
      const results = await Promise.all(names.map((name) => attempt(name, 'no', ip)))
      return results.map(codeOf).sort()
    }
    expect(await attempts('a')).toEqual(['invalid-credentials'])
    await db
      .updateTable('rate_limit')
      .set({ hits: 99 })
      .where('key', 'like', 'login-from:%')
      .execute()
    expect(await attempts('b', 'c', 'd')).toEqual([
      'invalid-credentials',
      'too-many-attempts',
      'too-many-attempts',
    ])
  })
})
