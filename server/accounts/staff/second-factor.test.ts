import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { listEvents } from '../../audit/list-events.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findSession, openSession } from '../login/session.ts'
import { codeAt } from './second-factor.fixtures.ts'
import {
  confirmEnrolment,
  disableSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
  type VerifiedSession,
  verifySecondFactor,
} from './second-factor.ts'

describe.each(databases)('the second factor on $name', ({ open }) => {
  let db: Database
  let clock: Date
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(() => {
    clock = new Date('2026-11-21T08:00:00Z')
  })

  const services = () => ({ db, log: silentLog, now: () => clock, wakeWorker: () => {} })
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1_000)
  }

  const newMember = async (): Promise<VerifiedSession> => {
    const row = accountRow({ role: 'sales' })
    await db.insertInto('account').values(row).execute()
    const names = { firstName: row.first_name, lastName: row.last_name }
    const account = { accountId: row.id, email: row.email, ...names }
    return { account, token: await openSession(db, row.id, '', clock) }
  }

  const enrolled = async () => {
    const session = await newMember()
    const started = await startEnrolment({ db }, session.account)
    if (!started.ok) throw new Error(started.refusal)
    const { secret } = started.value
    const confirmed = await confirmEnrolment(services(), session, codeAt(secret, clock))
    if (!confirmed.ok) throw new Error(confirmed.refusal.code)
    const token = await openSession(db, session.account.accountId, '', clock)
    return {
      first: session,
      session: { ...session, token },
      secret,
      recoveryCodes: confirmed.value,
    }
  }

  const stateOf = async ({ token }: VerifiedSession) =>
    (await findSession(db, token, clock))?.secondFactor
  const verify = (session: VerifiedSession, code: string) =>
    verifySecondFactor(services(), session, code)
  const wrong = { ok: false, refusal: { code: 'code-wrong' } }

  it('is none until it is confirmed, then verified in that session only', async () => {
    const session = await newMember()
    const started = await startEnrolment({ db }, session.account)
    expect(await stateOf(session)).toBe('none')
    expect(await confirmEnrolment(services(), session, '000000')).toMatchObject(wrong)
    expect(await stateOf(session)).toBe('none')
    const secret = started.ok ? started.value.secret : ''
    const other = { ...session, token: await openSession(db, session.account.accountId, '', clock) }
    const confirmed = await confirmEnrolment(services(), session, codeAt(secret, clock))
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
    const again = await startEnrolment({ db }, session.account)
    expect(again).toEqual({ ok: false, refusal: 'second-factor-exists' })
    expect(await confirmEnrolment(services(), session, codeAt(secret, clock))).toMatchObject(wrong)
  })

  const mailsTo = async ({ account }: VerifiedSession) =>
    (
      await db
        .selectFrom('outbox')
        .select('body')
        .where('kind', '=', 'second-factor')
        .orderBy('id')
        .execute()
    )
      .map(({ body }) => body as { accountId: string; event: string })
      .filter(({ accountId }) => accountId === account.accountId)
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
    expect(await renewRecoveryCodes(services(), session, former)).toEqual(wrong)
    later(60)
    const renewed = await renewRecoveryCodes(services(), session, codeAt(secret, clock))
    if (!renewed.ok) throw new Error(renewed.refusal.code)
    expect(renewed.value).toHaveLength(10)
    expect(await verify(session, other)).toEqual(wrong)
    expect(await verify(session, renewed.value[0] ?? '')).toMatchObject({ ok: true })
    expect(await mailsTo(session)).toEqual(['enrolled', 'codes-renewed'])
  })

  it('mails the removal, but not where there was none', async () => {
    const { session } = await enrolled()
    await disableSecondFactor(services(), session)
    await disableSecondFactor(services(), session)
    expect(await mailsTo(session)).toEqual(['enrolled', 'removed'])
  })

  it('records enrolment, verification and failures in the audit log', async () => {
    const { session, secret } = await enrolled()
    later(60)
    await verify(session, '000000')
    await verify(session, codeAt(secret, clock))
    const { events } = await listEvents(db, {
      actor: session.account.accountId,
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
