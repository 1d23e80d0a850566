import type { Transaction, Updateable } from 'kysely'
import {
  type AddressChange,
  type AddressKind,
  addressKinds,
  defaultCountry,
} from '../../../domain/customer/address.ts'
import { isDay } from '../../../domain/customer/certificate-expiry.ts'
import { type CustomerGroup, isCustomerGroup } from '../../../domain/customer/customer-group.ts'
import { isEmail, normalizeEmail, shownEmail } from '../../../domain/customer/email.ts'
import { isProfession } from '../../../domain/customer/profession.ts'
import { isLanguage } from '../../../domain/language.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, Role } from '../../db/tables/accounts.ts'
import type { Services } from '../../services.ts'
import { endSessions } from '../login/sessions.ts'
import { findAddresses, writeAddresses } from '../profile/addresses.ts'
import { checkPhone } from '../profile/change-user.ts'
import { checkAddress } from '../profile/check-address.ts'
import { findCustomerLabel } from './customer-label.ts'
import { refreshSearchText } from './search-text.ts'

/** Changed fields of a customer; missing ones keep their value. */
export type CustomerChange = {
  firstName?: string | undefined
  lastName?: string | undefined
  language?: string | undefined
  profession?: string | undefined
  pharmaId?: string | undefined
  customerNumber?: string | undefined
  billingPhone?: string | undefined
  /** '' for none. */
  invoiceEmail?: string | undefined
  /** Hundredths of a percent, 0 to 10000. */
  discountRate?: number | undefined
  customerGroup?: CustomerGroup | undefined
  userCanOrder?: boolean | undefined
  userCanOrderWithForm?: boolean | undefined
  /** YYYY-MM-DD; null for a certificate without expiry. */
  certificateExpiresOn?: string | null | undefined
  role?: Role | undefined
  addresses?: { [Kind in AddressKind]?: AddressChange | undefined } | undefined
}

/** `version`: that of the record that the change was made to. */
export type CustomerChangeRequest = {
  accountId: string
  version: number
  change: CustomerChange
  by: Actor & { mayChangeStaff: boolean }
}

export type FieldProblem = 'blank' | 'too-long' | 'value-invalid'

export type CustomerChangeRefusal =
  | { code: 'account-unknown' }
  /** Somebody else has changed the record since it was read. */
  | { code: 'edit-conflict' }
  | { code: 'fields-invalid'; problems: Record<string, FieldProblem> }
  /** Only who may change staff changes roles. */
  | { code: 'administrators-only' }
  /** Nobody changes their own role. */
  | { code: 'own-account' }

const maxLineLength = 100

const requiredName = (text: string): FieldProblem | undefined => {
  if (cleanLine(text) === '') return 'blank'
  return [...text].length > maxLineLength ? 'too-long' : undefined
}

const line = (text: string): FieldProblem | undefined =>
  [...text].length > maxLineLength ? 'too-long' : undefined

const known = (isKnown: boolean): FieldProblem | undefined =>
  isKnown ? undefined : 'value-invalid'

const checks: {
  [Field in Exclude<keyof CustomerChange, 'addresses'>]?: (
    value: NonNullable<CustomerChange[Field]>,
  ) => FieldProblem | undefined
} = {
  firstName: requiredName,
  lastName: requiredName,
  language: (text) => known(isLanguage(text)),
  profession: (text) => known(isProfession(text)),
  pharmaId: line,
  customerNumber: line,
  billingPhone: checkPhone,
  invoiceEmail: (email) => known(email.trim() === '' || isEmail(email.trim())),
  discountRate: (rate) => known(Number.isInteger(rate) && rate >= 0 && rate <= 10_000),
  customerGroup: (group) => known(isCustomerGroup(group)),
  certificateExpiresOn: (day) => known(isDay(day)),
}

/** Problems by field; those of addresses as `billingCity`. */
export const customerProblems = (
  change: CustomerChange,
  countryOf: (kind: AddressKind) => string,
): Record<string, FieldProblem> => {
  const problems: Record<string, FieldProblem> = {}
  for (const [field, check] of Object.entries(checks)) {
    const value = change[field as keyof typeof checks]
    // Each check takes the value of its field.
    const problem = value == null ? undefined : (check as (given: unknown) => FieldProblem)(value)
    if (problem) problems[field] = problem
  }
  for (const kind of addressKinds)
    for (const [part, problem] of Object.entries(
      checkAddress(change.addresses?.[kind] ?? {}, countryOf(kind)),
    ))
      problems[`${kind}${part}`] = problem
  return problems
}

const cleaned = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text))

/** Undefined columns stay unchanged. */
export const customerColumns = (change: CustomerChange): Updateable<AccountTable> => ({
  first_name: cleaned(change.firstName),
  last_name: cleaned(change.lastName),
  language: change.language,
  profession: change.profession,
  pharma_id: cleaned(change.pharmaId),
  customer_number: cleaned(change.customerNumber),
  billing_phone: cleaned(change.billingPhone),
  invoice_email:
    change.invoiceEmail === undefined ? undefined : normalizeEmail(change.invoiceEmail),
  discount_rate: change.discountRate,
  customer_group: change.customerGroup,
  user_can_order: change.userCanOrder,
  user_can_order_with_form: change.userCanOrderWithForm,
  role: change.role,
  ...(change.certificateExpiresOn !== undefined && {
    certificate_expires_on: change.certificateExpiresOn,
    certificate_reminded_days: null,
  }),
})

/** The fields of a customer for the audit log. */
export const auditedCustomer = async (db: Database, accountId: string) => {
  const account = await db
    .selectFrom('account')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'language', 'profession'])
    .select(['pharma_id as gln', 'customer_number as customerNumber', 'role'])
    .select(['billing_phone as phone', 'invoice_email as invoiceEmail'])
    .select('discount_rate as discountRate')
    .select('customer_group as customerGroup')
    .select(['user_can_order as mayOrder', 'user_can_order_with_form as mayOrderWithForm'])
    .select('certificate_expires_on as certificateExpiresOn')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { billing, shipping } = await findAddresses(db, accountId)
  return { ...account, email: shownEmail(account.email), billing, shipping }
}

/** Writes a checked change in the caller's transaction; false if the record has another version. */
export const writeCustomerChange = async (
  trx: Transaction<Schema>,
  { accountId, version, change, by }: Omit<CustomerChangeRequest, 'by'> & { by: Actor },
  now: Date,
): Promise<boolean> => {
  const before = await auditedCustomer(trx, accountId)
  const written = await trx
    .updateTable('account')
    .set({ ...customerColumns(change), version: version + 1, updated_at: now })
    .where('id', '=', accountId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  if (change.addresses) await writeAddresses(trx, accountId, change.addresses)
  await refreshSearchText(trx, accountId)
  // The rights of open sessions were those of the former role.
  if (change.role) await endSessions(trx, accountId)
  await recordChange(trx, {
    actor: by,
    ...{ action: 'update', resource: 'customers', recordId: accountId, now },
    label: (await findCustomerLabel(trx, accountId)) ?? '',
    ...{ before, after: await auditedCustomer(trx, accountId) },
  })
  return true
}

/**
 * Changes a customer on behalf of staff. With any invalid field nothing changes; nor if somebody else
 * has changed the record in the meantime.
 */
export const changeCustomer = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: CustomerChangeRequest,
): Promise<Result<undefined, CustomerChangeRefusal>> => {
  const { accountId, by } = request
  const before = await db
    .selectFrom('account')
    .select('role')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!before) return refuse({ code: 'account-unknown' })
  const role = request.change.role === before.role ? undefined : request.change.role
  const change = { ...request.change, role }
  // Rights and data of staff are for administrators.
  if ((role || before.role !== 'customer') && !by.mayChangeStaff)
    return refuse({ code: 'administrators-only' })
  if (role && accountId === by.accountId) return refuse({ code: 'own-account' })
  const addresses = await findAddresses(db, accountId)
  const problems = customerProblems(change, (kind) => addresses[kind]?.Country ?? defaultCountry)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const isWritten = await db
    .transaction()
    .execute((trx) => writeCustomerChange(trx, { ...request, change }, now()))
  if (!isWritten) return refuse({ code: 'edit-conflict' })
  return ok(undefined)
}
