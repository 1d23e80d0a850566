import type { AddressChange, AddressKind } from '../../../domain/customer/address.ts'
import { addressFields, addressKinds, defaultCountry } from '../../../domain/customer/address.ts'
import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import type { SignedIn } from '../login/session.ts'
import type { IdentityRefusal } from '../second-factor/confirm-identity.ts'
import {
  type AccountAddresses,
  type AddressChanges,
  changeAddresses,
  findAddresses,
} from './addresses.ts'
import { requestEmailChange } from './change-email.ts'
import { checkAddress } from './check-address.ts'

const longestPhone = 100

/** Digits and usual additions: '+41 22 555 01 47 (privat), int. 12'. */
const isDialled =
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]*\d[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]*$/u

type PhoneProblem = 'blank' | 'too-long' | 'value-invalid'

/** A telephone number is required (D1 §5). */
export const checkPhone = (phone: string): PhoneProblem | undefined => {
  const given = phone.trim()
  if (given === '') return 'blank'
  if ([...given].length > longestPhone) return 'too-long'
  return isDialled.test(given) ? undefined : 'value-invalid'
}

export const changePhone = async (
  services: Pick<Services, 'db' | 'log'>,
  accountId: string,
  phone: string,
  now: Date,
): Promise<Result<undefined, { code: PhoneProblem }>> => {
  const problem = checkPhone(phone)
  if (problem) return refuse({ code: problem })
  await services.db
    .updateTable('account')
    .set((eb) => ({
      billing_phone: phone.trim(),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute()
  recordSecurityEvent(services, 'phone-changed', { accountId })
  return ok(undefined)
}

/** Stores a checked address that gets copies of mails with invoices; '' for none. */
export const changeInvoiceEmail = async (db: Database, accountId: string, email: string) => {
  await db
    .updateTable('account')
    .set((eb) => ({ invoice_email: normalizeEmail(email), version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute()
}

/** Posted fields of a user, named as in D1 §3; unknown names are ignored. */
export type UserChange = { readonly [field: string]: string | null | undefined }

type FieldProblem = 'blank' | 'email-invalid' | 'too-long' | 'value-invalid'

export type UserChangeRefusal =
  | IdentityRefusal
  | { code: 'fields-invalid'; problems: Record<string, FieldProblem> }
  /** A member who does not manage the practice. */
  | { code: 'practice-not-managed' }

/** The address fields of one kind, without invisible characters. */
export const addressIn = (sent: UserChange, kind: AddressKind): AddressChange => {
  const change: AddressChange = {}
  for (const part of addressFields) {
    const text = sent[`${kind}${part}`]
    // Cut far above the allowed length, so that too long texts are still reported.
    if (typeof text === 'string') change[part] = cleanLine(text, 1_000)
  }
  const number = sent[`${kind}BuildingNumber`]
  if (typeof number === 'string') change.BuildingNumber = cleanLine(number, 1_000)
  return change
}

const readChange = (sent: UserChange, account: SignedIn, before: AccountAddresses) => {
  const addresses: AddressChanges = {}
  const problems: Record<string, FieldProblem> = {}
  for (const kind of addressKinds) {
    const change = addressIn(sent, kind)
    if (Object.keys(change).length > 0) addresses[kind] = change
    for (const [part, problem] of Object.entries(
      checkAddress(change, before[kind]?.Country ?? defaultCountry),
    ))
      problems[`${kind}${part}`] = problem
  }
  const { billingPhone: phone } = sent
  const wrongPhone = typeof phone === 'string' ? checkPhone(phone) : undefined
  if (wrongPhone) problems.billingPhone = wrongPhone
  const login = typeof sent.login === 'string' ? normalizeEmail(sent.login) : account.email
  if (!isEmail(login)) problems.login = 'email-invalid'
  return { addresses, phone, login, problems }
}

/**
 * Changes telephone number and addresses; the login address changes after confirmation. With any
 * invalid field nothing changes.
 */
export const changeUser = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  account: SignedIn,
  sent: UserChange,
  now: Date,
): Promise<Result<undefined, UserChangeRefusal>> => {
  const { db } = services
  const { accountId, practiceId } = account
  const before = await findAddresses(db, practiceId)
  const { addresses, phone, login, problems } = readChange(sent, account, before)
  const isOfPractice = typeof phone === 'string' || Object.keys(addresses).length > 0
  if (isOfPractice && !account.managesPractice) return refuse({ code: 'practice-not-managed' })
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  if (login !== account.email) {
    const proof = { password: sent.password ?? '', code: sent.code ?? '' }
    const request = { accountId, email: login, ...proof }
    const asked = await requestEmailChange(services, request, now)
    if (!asked.ok)
      return asked.refusal.code === 'email-invalid'
        ? refuse({ code: 'fields-invalid', problems: { login: 'email-invalid' } })
        : refuse(asked.refusal)
  }
  if (typeof phone === 'string') await changePhone(services, practiceId, phone, now)
  if (Object.keys(addresses).length > 0) await changeAddresses(services, practiceId, addresses)
  return ok(undefined)
}
