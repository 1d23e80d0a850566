import type { Insertable, Transaction } from 'kysely'
import {
  type AddressChange,
  addressFields,
  applyAddressChange,
  defaultCountry,
  emptyAddress,
} from '../../../domain/customer/address.ts'
import { normalizeEmail } from '../../../domain/customer/email.ts'
import { isProfession, needsPharmaId } from '../../../domain/customer/profession.ts'
import type { SignupForm, SignupProblems } from '../../../domain/customer/signup-form.ts'
import type { Language } from '../../../domain/language.ts'
import { cleanLine, cleanText } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type {
  AccountTable,
  AddressKind,
  AddressTable,
  CertificateTable,
} from '../../db/tables/accounts.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { findCustomerLabel } from '../customers/customer-label.ts'
import { laboratoryContext } from '../passwords/acceptable-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { addressColumns } from '../profile/addresses.ts'
import { countHit, type Limit } from '../rate-limit.ts'
import { certificateRow, type SentFile } from './certificate-file.ts'
import { checkSubmitted } from './check-submitted.ts'

type SignupRows = {
  account: Insertable<AccountTable>
  addresses: Insertable<AddressTable>[]
  certificate: Insertable<CertificateTable>
}

/** Enqueues the mail to the owner of the address. */
const notifyOwner = async (trx: Transaction<Schema>, email: string, now: Date) => {
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const job = { accountId: owner.id, at: now.toISOString() }
  await enqueueMail(trx, 'signup-repeated', job, now)
}

/**
 * Replaces the data of a rejected account, which is pending again. Its last decision and its former
 * certificates stay, for the staff.
 */
const reopenRejected = async (
  trx: Transaction<Schema>,
  { id: _, ...changes }: Insertable<AccountTable>,
) => {
  const reopened = await trx
    .updateTable('account')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('email', '=', changes.email)
    .where('state', '=', 'rejected')
    .where('role', '=', 'customer')
    .returning('id')
    .executeTakeFirst()
  if (!reopened) return undefined
  await trx.deleteFrom('address').where('account_id', '=', reopened.id).execute()
  await recordChange(trx, {
    ...{ actor: null, action: 'signup', resource: 'customers', recordId: reopened.id },
    label: (await findCustomerLabel(trx, reopened.id)) ?? '',
    before: { state: 'rejected' },
    after: { state: 'pending' },
    now: new Date(changes.updated_at),
  })
  return reopened
}

/**
 * Stores a signup, also of a rejected account, and enqueues its mails; returns the id of the account.
 * For the address of another account enqueues one mail and returns undefined.
 */
const writeSignup = (
  db: Database,
  { account, addresses, certificate }: SignupRows,
  now: Date,
): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    // Of two concurrent signups, the second waits here for the first to commit.
    const inserted = await trx
      .insertInto('account')
      .values(account)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    const written = inserted ?? (await reopenRejected(trx, account))
    if (!written) {
      await notifyOwner(trx, account.email, now)
      return undefined
    }
    const { id } = written
    const own = addresses.map((address) => ({ ...address, account_id: id }))
    await trx.insertInto('address').values(own).execute()
    await trx
      .insertInto('certificate')
      .values({ ...certificate, account_id: id })
      .execute()
    const job = { accountId: id, at: now.toISOString() }
    await enqueueMail(trx, 'signup-received', job, now)
    await enqueueMail(trx, 'signup-to-verify', job, now)
    return id
  })

type Accepted = {
  form: SignupForm
  shippingSame: boolean
  language: Language
  passwordHash: string
  now: Date
}

/** Lists every column: other form fields are ignored. */
const accountRow = ({ form, language, passwordHash, now }: Accepted): Insertable<AccountTable> => ({
  id: newId(),
  email: normalizeEmail(form.email),
  password_hash: passwordHash,
  state: 'pending',
  role: 'customer',
  first_name: cleanLine(form.firstName),
  last_name: cleanLine(form.lastName),
  language,
  profession: form.profession,
  discount_rate: 0,
  user_can_order: false,
  user_can_order_with_form: false,
  billing_phone: cleanLine(form.billingPhone),
  pharma_id:
    isProfession(form.profession) && needsPharmaId(form.profession) ? cleanLine(form.pharmaId) : '',
  customer_number: cleanLine(form.customerNumber),
  invoice_email: '',
  signup_message: cleanText(form.message),
  created_at: now,
  updated_at: now,
})

const addressRow = (
  account_id: string,
  kind: AddressKind,
  form: SignupForm,
  from: AddressKind,
): Insertable<AddressTable> => {
  const parts = addressFields.map((part) => [part, cleanLine(form[`${from}${part}`])])
  const change: AddressChange = Object.fromEntries(parts)
  const address = applyAddressChange(emptyAddress, {
    ...change,
    Country: change.Country || defaultCountry,
  })
  return { id: newId(), account_id, kind, ...addressColumns(address) }
}

/** The rows of a valid signup: the account and its two addresses. */
const signupRows = (accepted: Accepted) => {
  const { form, shippingSame } = accepted
  const account = accountRow(accepted)
  const shipping = shippingSame ? 'billing' : 'shipping'
  const addresses = [
    addressRow(account.id, 'billing', form, 'billing'),
    addressRow(account.id, 'shipping', form, shipping),
  ]
  return { account, addresses }
}

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
