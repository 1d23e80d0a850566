import { ok, type Result, refuse } from '../../../domain/result.ts'
import { isStaffRole } from '../../../domain/staff/permissions.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { countRows } from '../../db/count-rows.ts'
import { factorOwner, secretBoxOf } from '../../db/secrets/secret-box.ts'
import { enqueueMail, type SecondFactorEvent } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { countHit, type Limit, refundHit } from '../rate-limit.ts'
import { newRecoveryCodes, recoveryCodeHash, stepOfCode } from './one-time-code.ts'

/** With as many codes left, or fewer, the owner is asked by mail to renew them. */
const fewRecoveryCodes = 3

/** Uses a recovery code; the number of those left, undefined if it is wrong or used. */
const spendRecoveryCode = async (
  trx: Database,
  accountId: string,
  code: string,
  now: Date,
): Promise<number | undefined> => {
  const hash = recoveryCodeHash(code)
  if (!hash) return undefined
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (!used) return undefined
  return countRows(
    trx
      .selectFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null),
  )
}

/** New recovery codes; those before are void. They cannot be read again. */
export const replaceRecoveryCodes = async (trx: Database, accountId: string) => {
  const codes = newRecoveryCodes()
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({
    account_id: accountId,
    hash: recoveryCodeHash(code) ?? '',
    used_at: null,
  }))
  await trx.insertInto('recovery_code').values(rows).execute()
  return codes
}

export type CodeServices = Pick<Services, 'db' | 'log' | 'wakeWorker'>

export type CodeRefusal =
  /** Wrong, used before, or nothing to confirm. */
  | { code: 'code-wrong' }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** `app`: the authenticator app only, no recovery code. */
export type AcceptedCodes = 'any' | 'app'

/** Window in seconds for wrong codes of an account. */
const windowSeconds = 15 * 60
const limitsOf = (accountId: string): Limit[] => [
  { kind: 'second-factor', source: accountId, maxHits: 10 },
]

/** The confirmed second factor of an account; undefined if it has none. */
export const findSecondFactor = (db: Database, accountId: string) =>
  db
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()

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

type FactorAction = `second-factor${'' | '-failed' | '-enrol' | '-remove' | '-renew'}`

/** Writes an event of the audit log if the account is one of the staff (A16). */
export const recordOfStaff = async (
  trx: Database,
  accountId: string,
  action: FactorAction,
  now: Date,
  after = {},
) => {
  const found = await trx
    .selectFrom('account')
    .select(['first_name', 'last_name', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!found || !isStaffRole(found.role)) return
  const name = `${found.first_name} ${found.last_name}`
  const about = { resource: 'staff', recordId: accountId, label: name } as const
  await recordChange(trx, { actor: { accountId, name }, action, ...about, after, now })
}

/** Mails the owner of the account, who may not have done it. */
export const enqueueSecondFactorMail = (
  trx: Database,
  accountId: string,
  event: SecondFactorEvent,
  now: Date,
) => enqueueMail(trx, 'second-factor', { accountId, event, at: now.toISOString() }, now)

/** Uses a code of the app or a recovery code; undefined if it is wrong or was used. */
export const spendCode = async (
  trx: Database,
  accountId: string,
  code: string,
  accepted: AcceptedCodes,
  now: Date,
): Promise<'app' | 'recovery-code' | undefined> => {
  const factor = await findSecondFactor(trx, accountId)
  if (!factor) return undefined
  const secret = secretBoxOf(trx).open(factor.secret, factorOwner(accountId))
  const step = stepOfCode(secret, code, now)
  if (step !== undefined && (await spendStep(trx, accountId, step))) return 'app'
  if (accepted === 'app') return undefined
  const left = await spendRecoveryCode(trx, accountId, code, now)
  if (left === undefined) return undefined
  if (left <= fewRecoveryCodes) await enqueueSecondFactorMail(trx, accountId, 'codes-low', now)
  return 'recovery-code'
}

/** Counts an attempt before its code is checked; runs `check` and refunds the attempt if it succeeds. */
export const attemptCode = async <Value>(
  { db, log, wakeWorker }: CodeServices,
  accountId: string,
  now: Date,
  check: (trx: Database) => Promise<Value | undefined>,
): Promise<Result<Value, CodeRefusal>> => {
  const limits = limitsOf(accountId)
  const throttled = await countHit({ db, log }, limits, windowSeconds, now, accountId)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
  const value = await db.transaction().execute(check)
  if (value === undefined) {
    await recordOfStaff(db, accountId, 'second-factor-failed', now)
    recordSecurityEvent({ log }, 'second-factor-failed', { accountId })
    return refuse({ code: 'code-wrong' })
  }
  await refundHit(db, limits)
  // For the mails about the second factor.
  wakeWorker()
  return ok(value)
}
