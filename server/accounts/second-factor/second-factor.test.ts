import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { listEvents } from '../../audit/list-events.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findSession, openSession } from '../login/session.ts'
import { changePassword } from '../passwords/change-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { requestEmailChange } from '../profile/change-email.ts'
import {
  confirmEnrolment,
  disableSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
} from './change-second-factor.ts'
import { codeAt } from './second-factor.fixtures.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

const password = 'Schafgarbe im Mai'

type Session = { accountId: string; email: string; token: string }

describe.each(databases)('the second factor on $name', ({ open }) => {
  let db: Database
  let clock: Date
  let hash: string
  beforeAll(async () => {
    db = await open()
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })
  beforeEach(() => {
    clock = new Date('2026-11-21T08:00:00Z')
  })

  const services = () => ({ db, log: silentLog, env: { demo: true }, wakeWorker: () => {} })
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1_000)
  }

  const newMember = async (): Promise<Session> => {
    const row = accountRow({ role: 'sales', password_hash: hash })
    await db.insertInto('account').values(row).execute()
    return {
      accountId: row.id,
      email: row.email,
      token: await openSession(db, row.id, '', clock),
    }
  }

  const newEnrolment = async (session: Session) => {
    const started = await startEnrolment({ db }, session)
    if (!started.ok) throw new Error(started.refusal)
    return started.value.secret
  }
  const confirm = (session: Session, secret: string, code: string, entered = password) =>
    confirmEnrolment(services(), session, { secret, code, password: entered }, clock)

  const enrolled = async () => {
    const session = await newMember()
    const secret = await newEnrolment(session)
    const confirmed = await confirm(session, secret, codeAt(secret, clock))
    if (!confirmed.ok) throw new Error(confirmed.refusal.code)
    const token = await openSession(db, session.accountId, '', clock)
    return {
      first: session,
      session: { ...session, token },
      secret,
      recoveryCodes: confirmed.value,
    }
  }

  const stateOf = async ({ token }: Session) => (await findSession(db, token, clock))?.secondFactor
  const verify = (session: Session, code: string) =>
    verifySecondFactor(services(), session, code, clock)
  const passwordWrong = { ok: false, refusal: { code: 'password-wrong' } }
  const wrong = { ok: false, refusal: { code: 'code-wrong' } }

  it('the second factor is none until it is confirmed, then verified in that session only', async () => {
    const session = await newMember()
    const secret = await newEnrolment(session)
    expect(await confirm(session, secret, '000000')).toMatchObject(wrong)
    const short = 'ABCDEFGH'
    expect(await confirm(session, short, codeAt(short, clock))).toMatchObject(wrong)
    expect(await confirm(session, secret, codeAt(secret, clock), 'Schafgarbe')).toMatchObject(
      passwordWrong,
    )
    expect(await stateOf(session)).toBe('none')
    const other = { ...session, token: await openSession(db, session.accountId, '', clock) }
    const confirmed = await confirm(session, secret, codeAt(secret, clock))
    expect(confirmed.ok && confirmed.value).toHaveLength(10)
    expect(await stateOf(session)).toBe('verified')
    expect(await stateOf(other)).toBe('pending')
  })

  it('verifies a session with the code of the app', async () => {
    const { session, secret } = await enrolled()
    expect(await stateOf(session)).toBe('pending')
    later(30)
    expect(await verify(session, codeAt(secret, clock))).toEqual({ ok: true, value: 'app' })
    expect(await stateOf(session)).toBe('verified')
  })

  it('rejects a code that was used, also before, and by concurrent requests', async () => {
    const { session, secret } = await enrolled()
    expect(await verify(session, codeAt(secret, clock))).toMatchObject(wrong)
    later(60)
    const earlier = codeAt(secret, new Date(clock.getTime() - 30_000))
    const code = codeAt(secret, clock)
    const answers = await Promise.all([1, 2, 3].map(() => verify(session, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await verify(session, earlier)).toMatchObject(wrong)
  })

  it('accepts each recovery code once, and stores only hashes', async () => {
    const { session, recoveryCodes } = await enrolled()
    const [code = '', other = ''] = recoveryCodes
    expect(await verify(session, code)).toEqual({ ok: true, value: 'recovery-code' })
    expect(await verify(session, code)).toMatchObject(wrong)
    expect(await verify(session, other.toLowerCase())).toMatchObject({ ok: true })
    const stored = await db.selectFrom('recovery_code').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('rejects codes of other accounts', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const { session } = await enrolled()
    later(60)
    expect(await verify(session, codeAt(secret, clock))).toMatchObject(wrong)
    expect(await verify(session, recoveryCodes[0] ?? '')).toMatchObject(wrong)
  })

  it('refuses further codes after ten wrong ones in 15 minutes', async () => {
    const { session, secret } = await enrolled()
    later(60)
    for (let n = 0; n < 10; n += 1) await verify(session, '000000')
    const refused = await verify(session, codeAt(secret, clock))
    expect(refused).toMatchObject({ refusal: { code: 'too-many-attempts' } })
    later(900)
    expect(await verify(session, codeAt(secret, clock))).toMatchObject({ ok: true })
  })

  it('keeps the second factor when an enrolment is started again', async () => {
    const { session, secret } = await enrolled()
    const again = await startEnrolment({ db }, session)
    expect(again).toEqual({ ok: false, refusal: 'second-factor-exists' })
    later(60)
    expect(await confirm(session, secret, codeAt(secret, clock))).toMatchObject({
      refusal: { code: 'second-factor-exists' },
    })
  })

  const mailsTo = async (session: Session) =>
    (
      await db
        .selectFrom('outbox')
        .select('body')
        .where('kind', '=', 'second-factor')
        .orderBy('id')
        .execute()
    )
      .map(({ body }) => body as { accountId: string; event: string })
      .filter(({ accountId }) => accountId === session.accountId)
      .map(({ event }) => event)

  it('mails the set-up, and asks to renew recovery codes when few are left', async () => {
    const { session, recoveryCodes } = await enrolled()
    expect(await mailsTo(session)).toEqual(['enrolled'])
    for (const code of recoveryCodes.slice(0, 6)) await verify(session, code)
    expect(await mailsTo(session)).toEqual(['enrolled'])
    await verify(session, recoveryCodes[6] ?? '')
    expect(await mailsTo(session)).toEqual(['enrolled', 'codes-low'])
  })

  it('renews the recovery codes with a code of the app, and voids the former', async () => {
    const { session, secret, recoveryCodes } = await enrolled()
    const [former = '', other = ''] = recoveryCodes
    const renew = (code: string, entered = password) =>
      renewRecoveryCodes(services(), session.accountId, { code, password: entered }, clock)
    expect(await renew(former)).toEqual(wrong)
    later(60)
    expect(await renew(codeAt(secret, clock), 'Schafgarbe')).toEqual(passwordWrong)
    const renewed = await renew(codeAt(secret, clock))
    if (!renewed.ok) throw new Error(renewed.refusal.code)
    expect(renewed.value).toHaveLength(10)
    expect(await verify(session, other)).toEqual(wrong)
    expect(await verify(session, renewed.value[0] ?? '')).toMatchObject({ ok: true })
    expect(await mailsTo(session)).toEqual(['enrolled', 'codes-renewed'])
  })

  it('the second factor is removed with password and code, which ends sessions that await it, and mailed once', async () => {
    const { first, session, recoveryCodes } = await enrolled()
    const account = { accountId: session.accountId, role: 'sales' } as const
    const [code = ''] = recoveryCodes
    const disable = (proof: { password: string; code: string }) =>
      disableSecondFactor(services(), account, proof, clock)
    expect(await disable({ password, code: '000000' })).toEqual(wrong)
    expect(await disable({ password, code: '' })).toEqual(wrong)
    expect(await disable({ password: 'Schafgarbe', code })).toEqual(passwordWrong)
    const production = { ...services(), env: { demo: false } }
    expect(await disableSecondFactor(production, account, { password, code }, clock)).toEqual({
      ok: false,
      refusal: { code: 'second-factor-required' },
    })
    expect(await disable({ password, code })).toMatchObject({ ok: true })
    expect(await disable({ password, code })).toMatchObject({ ok: true })
    expect(await stateOf(first)).toBe('none')
    expect(await stateOf(session)).toBeUndefined()
    expect(await mailsTo(session)).toEqual(['enrolled', 'removed'])
  })

  it('the second factor is asked for again before password or login address changes', async () => {
    const { first, secret, recoveryCodes } = await enrolled()
    const { accountId, token } = first
    const newPassword = 'Tausendgüldenkraut'
    const change = { oldPassword: password, newPassword, newPasswordRepeat: newPassword }
    const ownEmail = { accountId, email: `new-${accountId}@example.ch`, password }
    for (const code of ['', '000000', codeAt(secret, clock)]) {
      expect(await requestEmailChange(services(), { ...ownEmail, code }, clock)).toEqual(wrong)
      expect(
        await changePassword(services(), { ...change, accountId, token, code }, clock),
      ).toEqual(wrong)
    }
    const [code = '', other = ''] = recoveryCodes
    expect(await requestEmailChange(services(), { ...ownEmail, code }, clock)).toMatchObject({
      ok: true,
    })
    expect(
      await changePassword(services(), { ...change, accountId, token, code: other }, clock),
    ).toMatchObject({ ok: true })
  })

  it('records enrolment, verification and failures in the audit log', async () => {
    const { session, secret } = await enrolled()
    later(60)
    await verify(session, '000000')
    await verify(session, codeAt(secret, clock))
    const { rows: events } = await listEvents(db, {
      actor: session.accountId,
      offset: 0,
      limit: 10,
    })
    expect(events.map(({ action }) => action).toSorted()).toEqual([
      'second-factor',
      'second-factor-enrol',
      'second-factor-failed',
    ])
    expect(JSON.stringify(events)).not.toContain(secret)
  })
})
