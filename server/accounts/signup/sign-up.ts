import { normalEmail } from '../../../domain/customer/email.ts'
import type { SignupForm, SignupProblems } from '../../../domain/customer/signup-form.ts'
import type { Language } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { hashPassword } from '../passwords/password.ts'
import { laboratoryContext } from '../passwords/password-context.ts'
import { countHit, type Limit } from '../rate-limit.ts'
import type { SentFile } from './certificate-type.ts'
import { checkSubmitted } from './check-submitted.ts'
import { certificateRow, signupRows } from './signup-rows.ts'
import { writeSignup } from './write-signup.ts'

/** `ip` is the client's, for the limits; `language` the one that mails will be written in. */
export type Signup = {
  form: SignupForm
  /** Parcels go to the billing address. */
  shippingSame: boolean
  certificate: SentFile | undefined
  language: Language
  ip: string
  now: Date
}

export type SignupRefusal =
  | { code: 'fields-invalid'; problems: SignupProblems }
  /** Seconds until the next attempt is looked at. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** In seconds; within it so many complete forms per source and per address. */
const window = 3_600
const limitsOf = (email: string, ip: string): Limit[] => [
  { of: 'signup-from', by: ip, most: 10 },
  { of: 'signup', by: email, most: 5 },
]

/**
 * Takes a professional's registration: a pending account without any right. Nothing of the form sets
 * role, state, discount or flags. An address that has an account gets the same answer, without an
 * `accountId`, and its owner a mail (as R31): the caller must not let the difference be seen.
 */
export const signUp = async (
  services: Pick<Services, 'db' | 'log' | 'files' | 'wakeWorker'>,
  { form, shippingSame, certificate, language, ip, now }: Signup,
): Promise<Result<{ accountId: string | undefined }, SignupRefusal>> => {
  const laboratory = await laboratoryContext(services.db)
  const submitted = await checkSubmitted(form, shippingSame, certificate, laboratory)
  const { problems, mediaType } = submitted
  if (!certificate || !mediaType || Object.keys(problems).length > 0)
    return refuse({ code: 'fields-invalid', problems })
  const throttled = await countHit(services, limitsOf(normalEmail(form.email), ip), window, now)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })

  const passwordHash = await hashPassword(form.password)
  const rows = signupRows({ form, shippingSame, language, passwordHash, now })
  const proof = certificateRow(rows.account.id, certificate, mediaType, now)
  // Before its row, so that no row is ever without its file; also where there will be no row, so
  // that both take as long.
  await services.files.put(proof.id, certificate.bytes)
  let isNew = false
  try {
    isNew = await writeSignup(services.db, { ...rows, certificate: proof }, now)
  } finally {
    if (!isNew) await services.files.remove(proof.id)
  }
  services.wakeWorker()
  const accountId = isNew ? rows.account.id : undefined
  recordSecurityEvent(services, 'signup-received', { accountId: accountId ?? null })
  return ok({ accountId })
}
