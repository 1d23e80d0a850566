import { normalizeEmail } from '../../../domain/customer/email.ts'
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

/** `ip` is the client's network, for the limits; `language` is the language of later mails. */
export type Signup = {
  form: SignupForm
  /** The shipping address is the billing address. */
  shippingSame: boolean
  certificate: SentFile | undefined
  language: Language
  ip: string
  now: Date
}

export type SignupRefusal =
  | { code: 'fields-invalid'; problems: SignupProblems }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** Window in seconds for complete forms per network and per address. */
const windowSeconds = 3_600
const limitsOf = (email: string, ip: string): Limit[] => [
  { kind: 'signup-from', source: ip, maxHits: 10 },
  { kind: 'signup', source: email, maxHits: 5 },
]

/**
 * Creates a pending account without rights; the form cannot set role, state, discount or flags.
 * A rejected account becomes pending again, with the new data. An address that has another account
 * gets the same response without an `accountId`, and its owner a mail (R31). The caller must not
 * reveal the difference.
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
  const throttled = await countHit(
    services,
    limitsOf(normalizeEmail(form.email), ip),
    windowSeconds,
    now,
  )
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })

  const passwordHash = await hashPassword(form.password)
  const rows = signupRows({ form, shippingSame, language, passwordHash, now })
  const proof = certificateRow(rows.account.id, certificate, mediaType, now)
  // Stored before its row, so that no row lacks its file. Stored for known addresses too, for
  // equal timing.
  await services.files.put(proof.id, certificate.bytes)
  let accountId: string | undefined
  try {
    accountId = await writeSignup(services.db, { ...rows, certificate: proof }, now)
  } finally {
    if (accountId === undefined) await services.files.remove(proof.id)
  }
  services.wakeWorker()
  recordSecurityEvent(services, 'signup-received', { accountId: accountId ?? null })
  return ok({ accountId })
}
