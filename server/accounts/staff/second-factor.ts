import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { enqueueMail, type SecondFactorEvent } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import type { SignedIn } from '../login/session.ts'
import { countHit, type Limit, refundHit } from '../rate-limit.ts'
import { tokenHash } from '../token.ts'
import { enrolmentUri, newSecret, stepOfCode } from './one-time-code.ts'
import { fewRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'

type RequiredServices = Pick<Services, 'db' | 'log' | 'now' | 'wakeWorker'>

/** The member of the staff and the session that is verified. */
export type VerifiedSession = {
  account: Pick<SignedIn, 'accountId' | 'email' | 'firstName' | 'lastName'>
  token: string
}

export type CodeRefusal =
  /** Wrong, used before, or nothing to confirm. */
  | { code: 'code-wrong' }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** Window in seconds for wrong codes of an account. */
const windowSeconds = 15 * 60
const limitsOf = (accountId: string): Limit[] => [
  { kind: 'second-factor', source: accountId, maxHits: 10 },
]

const findSecondFactor = (db: Database, accountId: string) =>
  db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()

const markVerified = (trx: Database, token: string, now: Date) =>
  trx
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('token_hash', '=', tokenHash(token))
    .execute()

/** False if the code of this step, or a later one, was used before: also by a concurrent request. */
const spendStep = async (trx: Database, accountId: string, step: number) => {
  const used = await trx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

type Action = `second-factor${'' | '-failed' | '-enrol' | '-remove' | '-renew'}`

/** Mails the member of the staff, who may not have done it. */
export const enqueueSecondFactorMail = (
  trx: Database,
  accountId: string,
  event: SecondFactorEvent,
  now: Date,
) => enqueueMail(trx, 'second-factor', { accountId, event, at: now.toISOString() }, now)

const record = (
  db: Database,
  { account }: VerifiedSession,
  action: Action,
  now: Date,
  after = {},
) => {
  const name = `${account.firstName} ${account.lastName}`
  const actor = { accountId: account.accountId, name }
  const about = { resource: 'staff', recordId: account.accountId, label: name } as const
  return recordChange(db, { actor, action, ...about, after, now })
}

/** Counts an attempt before its code is checked; runs `check` and refunds the attempt if it succeeds. */
const attempt = async <Value>(
  { db, log, now, wakeWorker }: RequiredServices,
  session: VerifiedSession,
  check: () => Promise<Value | undefined>,
): Promise<Result<Value, CodeRefusal>> => {
  const { accountId } = session.account
  const limits = limitsOf(accountId)
  const throttled = await countHit({ db, log }, limits, windowSeconds, now(), accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const value = await check()
  if (value === undefined) {
    await record(db, session, 'second-factor-failed', now())
    recordSecurityEvent({ log }, 'second-factor-failed', { accountId })
    return refuse({ code: 'code-wrong' })
  }
  await refundHit(db, limits)
  // For the mails about the second factor.
  wakeWorker()
  return ok(value)
}

/** Verifies the session with a code of the authenticator app or a recovery code. */
export const verifySecondFactor = async (
  services: RequiredServices,
  session: VerifiedSession,
  code: string,
): Promise<Result<'app' | 'recovery-code', CodeRefusal>> => {
  const { db, log } = services
  const { accountId } = session.account
  const now = services.now()
  const verified = await attempt(services, session, () =>
    db.transaction().execute(async (trx) => {
      const factor = await findSecondFactor(trx, accountId)
      if (!factor?.confirmed_at) return undefined
      const step = stepOfCode(factor.secret, code, now)
      const byApp = step !== undefined && (await spendStep(trx, accountId, step))
      const left = byApp ? undefined : await spendRecoveryCode(trx, accountId, code, now)
      if (!byApp && left === undefined) return undefined
      if (left !== undefined && left <= fewRecoveryCodes)
        await enqueueSecondFactorMail(trx, accountId, 'codes-low', now)
      const method = byApp ? 'app' : 'recovery-code'
      await markVerified(trx, session.token, now)
      await record(trx, session, 'second-factor', now, { method })
      return method
    }),
  )
  if (verified.ok)
    recordSecurityEvent({ log }, 'second-factor-verified', { accountId, method: verified.value })
  return verified
}

export type Enrolment = { secret: string; uri: string }

/** A secret for the authenticator app, which `confirmEnrolment` activates. */
export const startEnrolment = async (
  { db }: Pick<Services, 'db'>,
  { accountId, email }: Pick<SignedIn, 'accountId' | 'email'>,
): Promise<Result<Enrolment, 'second-factor-exists'>> => {
  const secret = newSecret()
  const started = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (!started) return refuse('second-factor-exists')
  return ok({ secret, uri: enrolmentUri(secret, email) })
}

/**
 * Activates the second factor with a first code, and verifies the session. Returns the recovery
 * codes, which cannot be read again. Other sessions have to be verified from now on.
 */
export const confirmEnrolment = async (
  services: RequiredServices,
  session: VerifiedSession,
  code: string,
): Promise<Result<string[], CodeRefusal>> => {
  const { db, log } = services
  const { accountId } = session.account
  const now = services.now()
  const confirmed = await attempt(services, session, () =>
    db.transaction().execute(async (trx) => {
      const factor = await findSecondFactor(trx, accountId)
      if (!factor || factor.confirmed_at) return undefined
      const step = stepOfCode(factor.secret, code, now)
      if (step === undefined || !(await spendStep(trx, accountId, step))) return undefined
      await trx
        .updateTable('second_factor')
        .set({ confirmed_at: now })
        .where('account_id', '=', accountId)
        .execute()
      await markVerified(trx, session.token, now)
      await record(trx, session, 'second-factor-enrol', now)
      await enqueueSecondFactorMail(trx, accountId, 'enrolled', now)
      return replaceRecoveryCodes(trx, accountId)
    }),
  )
  if (confirmed.ok) recordSecurityEvent({ log }, 'second-factor-enrolled', { accountId })
  return confirmed
}

/** Replaces the recovery codes after a code of the app; returns the new ones. */
export const renewRecoveryCodes = (
  services: RequiredServices,
  session: VerifiedSession,
  code: string,
): Promise<Result<string[], CodeRefusal>> => {
  const { accountId } = session.account
  const now = services.now()
  return attempt(services, session, () =>
    services.db.transaction().execute(async (trx) => {
      const factor = await findSecondFactor(trx, accountId)
      if (!factor?.confirmed_at) return undefined
      const step = stepOfCode(factor.secret, code, now)
      if (step === undefined || !(await spendStep(trx, accountId, step))) return undefined
      await record(trx, session, 'second-factor-renew', now)
      await enqueueSecondFactorMail(trx, accountId, 'codes-renewed', now)
      return replaceRecoveryCodes(trx, accountId)
    }),
  )
}

/** Removes the own second factor; only where it is optional. */
export const disableSecondFactor = async (
  { db, log, now, wakeWorker }: RequiredServices,
  session: VerifiedSession,
) => {
  const { accountId } = session.account
  await db.transaction().execute(async (trx) => {
    if (!(await removeSecondFactor(trx, accountId))) return
    await record(trx, session, 'second-factor-remove', now())
    await enqueueSecondFactorMail(trx, accountId, 'removed', now())
  })
  wakeWorker()
  recordSecurityEvent({ log }, 'second-factor-removed', { accountId, byAccountId: accountId })
}

/** Removes the second factor and its recovery codes; false if there was none. */
export const removeSecondFactor = async (trx: Database, accountId: string) => {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const removed = await trx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  await trx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute()
  return removed?.confirmed_at != null
}
