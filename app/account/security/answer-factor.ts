import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import {
  confirmEnrolment,
  disableSecondFactor,
  enrolmentOf,
  renewRecoveryCodes,
} from '../../../server/accounts/second-factor/change-second-factor.ts'
import type { IdentityRefusal } from '../../../server/accounts/second-factor/confirm-identity.ts'
import { isSecret } from '../../../server/accounts/second-factor/one-time-code.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import {
  done,
  field,
  ownToken,
  proofIn,
  refused,
  type SecurityChange,
  tooMany,
} from './form-answer.ts'
import type { KeptInput, SecurityAnswer } from './security-answer.ts'

const refusedProof = (facts: RequestFacts, refusal: IdentityRefusal, kept: KeptInput = {}) =>
  refusal.code === 'too-many-attempts'
    ? tooMany(facts, refusal.retryAfter, kept)
    : refused(facts, { refusal: refusal.code, ...kept })

const showCodes = (recoveryCodes: readonly string[]) => data<SecurityAnswer>({ recoveryCodes })

const turnOn = (async (facts, { accountId, email }, form, request) => {
  const secret = field(form, 'secret')
  const session = { accountId, token: ownToken(facts, request) }
  const entered = { ...proofIn(form), secret }
  const confirmed = await confirmEnrolment(facts.services, session, entered, facts.now)
  if (confirmed.ok) return showCodes(confirmed.value)
  const { refusal } = confirmed
  // Turned on in another window: the page shows it.
  if (refusal.code === 'second-factor-exists')
    return redirect(addressOf(facts.language, 'account.security'))
  const enrolment = isSecret(secret) ? enrolmentOf(secret, email) : undefined
  return refusedProof(facts, refusal, { enrolment })
}) satisfies SecurityChange

const renewCodes = (async (facts, { accountId }, form) => {
  const renewed = await renewRecoveryCodes(facts.services, accountId, proofIn(form), facts.now)
  return renewed.ok ? showCodes(renewed.value) : refusedProof(facts, renewed.refusal)
}) satisfies SecurityChange

const turnOff = (async (facts, account, form) => {
  const disabled = await disableSecondFactor(facts.services, account, proofIn(form), facts.now)
  if (disabled.ok) return done(facts, 'factor')
  const { refusal } = disabled
  // The page offers it only where the factor is optional.
  if (refusal.code === 'second-factor-required')
    return redirect(addressOf(facts.language, 'account.security'))
  return refusedProof(facts, refusal)
}) satisfies SecurityChange

/** The changes of the second factor, by the `intent` of their forms. */
export const factorChanges = {
  'factor-on': turnOn,
  'factor-codes': renewCodes,
  'factor-off': turnOff,
} satisfies Record<string, SecurityChange>
