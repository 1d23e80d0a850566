import { correction, generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { factorOwner, secretBoxOf } from '../../db/secrets/secret-box.ts'
import type { Env } from '../../env.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { SignedIn } from '../login/session.ts'
import { isFactorRequired } from '../login/session.ts'
import { confirmIdentity, type IdentityProof, type IdentityRefusal } from './confirm-identity.ts'
import {
  attemptCode,
  type CodeServices,
  enqueueSecondFactorMail,
  findSecondFactor,
  recordOfStaff,
  replaceRecoveryCodes,
} from './factor-codes.ts'
import { enrolmentUri, isSecret, newSecret, stepOfCode } from './one-time-code.ts'
import { type HeldSession, markVerified } from './verify-second-factor.ts'

/** `uri` is the content of the QR code, `qrSvg` the code as an SVG document. */
export type SecondFactorEnrolment = { secret: string; uri: string; qrSvg: string }

const qrSvg = (uri: string) =>
  toSvgSource(generate(uri, { minCorrectionLevel: correction.M }), { on: '#000', off: '#fff' })

/** What an authenticator app needs to know of a secret. */
export const enrolmentOf = (secret: string, email: string): SecondFactorEnrolment => {
  const uri = enrolmentUri(secret, email)
  return { secret, uri, qrSvg: qrSvg(uri) }
}

/** A secret for the authenticator app. It is stored by `confirmEnrolment`, which gets it back. */
export const startEnrolment = async (
  { db }: Pick<CodeServices, 'db'>,
  { accountId, email }: Pick<SignedIn, 'accountId' | 'email'>,
): Promise<Result<SecondFactorEnrolment, 'second-factor-exists'>> =>
  (await findSecondFactor(db, accountId))
    ? refuse('second-factor-exists')
    : ok(enrolmentOf(newSecret(), email))

const storeFactor = (
  trx: Database,
  factor: { account_id: string; secret: string; last_step: number; confirmed_at: Date },
) =>
  trx
    .insertInto('second_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(factor)
        // Versions before stored the secret before its confirmation.
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()

/**
 * Activates the second factor with a first code and the password, and verifies the session. Returns
 * the recovery codes, which cannot be read again. Other sessions have to be verified from now on.
 */
export const confirmEnrolment = async (
  services: CodeServices,
  { accountId, token }: HeldSession,
  { secret, code, password }: Required<IdentityProof> & { secret: string },
  now: Date,
): Promise<Result<string[], IdentityRefusal | { code: 'second-factor-exists' }>> => {
  const exists = { code: 'second-factor-exists' } as const
  if (await findSecondFactor(services.db, accountId)) return refuse(exists)
  const proof = await confirmIdentity(services, accountId, { password }, now)
  if (!proof.ok) return proof
  const confirmed = await attemptCode(services, accountId, now, async (trx) => {
    const step = isSecret(secret) ? stepOfCode(secret, code, now) : undefined
    if (step === undefined) return undefined
    const sealed = secretBoxOf(trx).seal(secret, factorOwner(accountId))
    const factor = { account_id: accountId, secret: sealed, last_step: step, confirmed_at: now }
    if (!(await storeFactor(trx, factor))) return 'exists'
    await markVerified(trx, token, now)
    await recordOfStaff(trx, accountId, 'second-factor-enrol', now)
    await enqueueSecondFactorMail(trx, accountId, 'enrolled', now)
    return replaceRecoveryCodes(trx, accountId)
  })
  if (!confirmed.ok) return confirmed
  if (confirmed.value === 'exists') return refuse(exists)
  recordSecurityEvent(services, 'second-factor-enrolled', { accountId })
  return ok(confirmed.value)
}

/** Replaces the recovery codes after the password and a code of the app; returns the new ones. */
export const renewRecoveryCodes = async (
  services: CodeServices,
  accountId: string,
  proof: IdentityProof,
  now: Date,
): Promise<Result<string[], IdentityRefusal>> => {
  const confirmed = await confirmIdentity(services, accountId, proof, now, 'app')
  if (!confirmed.ok) return confirmed
  const codes = await services.db.transaction().execute(async (trx) => {
    if (!(await findSecondFactor(trx, accountId))) return undefined
    await recordOfStaff(trx, accountId, 'second-factor-renew', now)
    await enqueueSecondFactorMail(trx, accountId, 'codes-renewed', now)
    return replaceRecoveryCodes(trx, accountId)
  })
  services.wakeWorker()
  return codes ? ok(codes) : refuse({ code: 'code-wrong' })
}

/** Removes the own second factor after the password and a code; not where it is required. */
export const disableSecondFactor = async (
  services: CodeServices & { env: Pick<Env, 'demo'> },
  account: Pick<SignedIn, 'accountId' | 'role'>,
  proof: IdentityProof,
  now: Date,
): Promise<Result<undefined, IdentityRefusal | { code: 'second-factor-required' }>> => {
  const { accountId } = account
  if (isFactorRequired(services.env, account)) return refuse({ code: 'second-factor-required' })
  const confirmed = await confirmIdentity(services, accountId, proof, now)
  if (!confirmed.ok) return confirmed
  await services.db.transaction().execute(async (trx) => {
    if (!(await removeSecondFactor(trx, accountId))) return
    await recordOfStaff(trx, accountId, 'second-factor-remove', now)
    await enqueueSecondFactorMail(trx, accountId, 'removed', now)
  })
  services.wakeWorker()
  recordSecurityEvent(services, 'second-factor-removed', { accountId, byAccountId: accountId })
  return ok(undefined)
}

/**
 * Removes the second factor and its recovery codes; false if there was none. Sessions that await it
 * end, as they would be complete without it.
 */
export const removeSecondFactor = async (trx: Database, accountId: string) => {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const removed = await trx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  if (!removed?.confirmed_at) return false
  await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('second_factor_at', 'is', null)
    .execute()
  await trx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute()
  return true
}
