import type { Selectable, Transaction } from 'kysely'
import {
  type Address,
  type AddressChange,
  type AddressKind,
  addressKinds,
  applyAddressChange,
  defaultCountry,
  emptyAddress,
} from '../../../domain/customer/address.ts'
import { isEmail, shownEmail } from '../../../domain/customer/email.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { commitUnlessRefused } from '../../db/commit-unless-refused.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, AddressTable } from '../../db/tables/accounts.ts'
import {
  type Batch,
  importTable,
  type RecordChange,
  type RowProblem,
  type RowValues,
  type StoredRecord,
} from '../../imports/import-table.ts'
import { readAddressRow } from '../profile/addresses.ts'
import {
  type CustomerChange,
  customerProblems,
  type FieldProblem,
  writeCustomerChange,
} from './change-customer.ts'
import { insertCustomer } from './create-customer.ts'
import { addressParts, customerFileColumns } from './customer-columns.ts'

type AccountRow = Selectable<AccountTable>

/** What the check of a row needs beside its customer. */
type Facts = {
  staffEmails: ReadonlySet<string>
  /** Customers by their folded number. */
  countOf: ReadonlyMap<string, number>
}

const numberKey = (number: unknown) => foldText(String(number ?? '')).trim()

const addressValues = (kind: AddressKind, address: Address): RowValues =>
  Object.fromEntries(addressParts.map((part) => [`${kind}${part}`, address[part] ?? '']))

const valuesOf = (
  account: AccountRow,
  addresses: readonly Selectable<AddressTable>[],
): RowValues => ({
  ...{ number: account.id, email: shownEmail(account.email) },
  ...{ customerNumber: account.customer_number, pharmaId: account.pharma_id },
  ...{ firstName: account.first_name, lastName: account.last_name },
  ...{ profession: account.profession, language: account.language },
  ...{ billingPhone: account.billing_phone, discountRate: account.discount_rate },
  customerGroup: account.customer_group,
  userCanOrder: account.user_can_order,
  userCanOrderWithForm: account.user_can_order_with_form,
  certificateExpiresOn: account.certificate_expires_on ?? '',
  ...Object.assign(
    {},
    ...addressKinds.map((kind) => {
      const stored = addresses.find((one) => one.kind === kind)
      return addressValues(kind, stored ? readAddressRow(stored) : emptyAddress)
    }),
  ),
})

const load = async (db: Database) => {
  const accounts = await db
    .selectFrom('account')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('search_text')
    .execute()
  const addresses = Map.groupBy(
    await db.selectFrom('address').selectAll().execute(),
    ({ account_id }) => account_id,
  )
  const customers = accounts.filter(({ role }) => role === 'customer')
  const staff = accounts.filter(({ role }) => role !== 'customer')
  const numbers = Map.groupBy(customers, ({ customer_number }) => numberKey(customer_number))
  return {
    records: customers.map(
      (account): StoredRecord => ({
        ...{ key: account.id, values: valuesOf(account, addresses.get(account.id) ?? []) },
        changes: account.version,
      }),
    ),
    facts: {
      staffEmails: new Set(staff.map(({ email }) => email)),
      countOf: new Map([...numbers].map(([number, { length }]) => [number, length])),
    },
  }
}

const keysOf = ({ email, customerNumber }: RowValues): string[] => [
  ...(email ? [`email ${email}`] : []),
  ...(customerNumber ? [`customer ${numberKey(customerNumber)}`] : []),
]

/** The given parts of an address; undefined without any. */
const addressChange = (values: RowValues, kind: AddressKind): AddressChange | undefined => {
  const given = addressParts.flatMap((part) => {
    const value = values[`${kind}${part}`]
    return value === undefined ? [] : [[part, String(value)] as const]
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

const changeOf = (values: RowValues): CustomerChange => {
  const { certificateExpiresOn: day, ...rest } = values
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(rest))
    if (!/^(billing|shipping)[A-Z]/.test(name) || name === 'billingPhone') fields[name] = value
  const { number: _, email: __, ...change } = fields
  return {
    // The names of the columns are those of a change.
    ...(change as CustomerChange),
    ...(day !== undefined && { certificateExpiresOn: day === '' ? null : String(day) }),
    addresses: {
      billing: addressChange(values, 'billing'),
      shipping: addressChange(values, 'shipping'),
    },
  }
}

/** The row with streets split and postcodes as they are stored. */
const withStoredAddresses = (values: RowValues, known: RowValues | undefined): RowValues => {
  const stored = { ...values }
  for (const kind of addressKinds) {
    const change = addressChange(values, kind)
    const before = { ...emptyAddress, ...(known && addressChange(known, kind)) }
    if (change) Object.assign(stored, addressValues(kind, applyAddressChange(before, change)))
  }
  return stored
}

/** A new customer: names of the addresses, and the goods go where the invoice goes. */
const completed = (values: RowValues): RowValues => {
  const { firstName, lastName } = values
  const names = (kind: AddressKind) => ({
    [`${kind}FirstName`]: firstName,
    [`${kind}LastName`]: lastName,
  })
  const shipping = addressChange(values, 'shipping')
  const billing = addressChange(values, 'billing')
  const copied = Object.entries(shipping ? {} : (billing ?? {})).map(([part, value]) => [
    `shipping${part}`,
    value,
  ])
  return {
    language: fallbackLanguage,
    discountRate: 0,
    ...(billing && names('billing')),
    ...((billing || shipping) && names('shipping')),
    ...Object.fromEntries(copied),
    ...values,
  }
}

const reasonOf = (column: string, problem: FieldProblem): RowProblem['reason'] => {
  if (problem === 'too-long') return 'line-too-long'
  if (column === 'billingPhone') return 'phone-invalid'
  return column.endsWith('State') ? 'canton-unknown' : 'value-unknown'
}

const problemsOf = (
  values: RowValues,
  known: StoredRecord | undefined,
  { staffEmails, countOf }: Facts,
): RowProblem[] => {
  const { email, number, customerNumber } = values
  const address = { column: 'email', value: String(email) }
  if (email && staffEmails.has(String(email))) return [{ reason: 'customer-of-staff', ...address }]
  if (email && known && email !== known.values.email)
    return [{ reason: 'email-of-another', ...address }]
  if (email && !known && !isEmail(String(email))) return [{ reason: 'email-invalid', ...address }]
  const sharing = customerNumber ? (countOf.get(numberKey(customerNumber)) ?? 0) : 0
  const own = { column: 'customerNumber', value: String(customerNumber) }
  if (known && !email && !number && sharing > 1)
    return [{ reason: 'customer-number-shared', ...own }]
  if (!known && sharing > 0) return [{ reason: 'customer-number-taken', ...own }]
  if (!known && !(values.firstName && values.lastName)) return [{ reason: 'name-missing' }]
  const countryOf = (kind: AddressKind) =>
    String(values[`${kind}Country`] ?? known?.values[`${kind}Country`] ?? defaultCountry)
  return Object.entries(customerProblems(changeOf(values), countryOf)).map(([column, problem]) => ({
    ...{ reason: reasonOf(column, problem), column, value: String(values[column] ?? '') },
  }))
}

const nameOf = ({ firstName, lastName, billingCompany, email }: RowValues) =>
  [[firstName, lastName].filter(Boolean).join(' ') || email, billingCompany]
    .filter(Boolean)
    .join(', ')

const write = async (
  trx: Transaction<Schema>,
  changes: readonly RecordChange[],
  { actor, now }: Batch,
) => {
  const keys: string[] = []
  for (const { key = newId(), before, after } of changes) {
    keys.push(key)
    if (!after) await trx.deleteFrom('account').where('id', '=', key).execute()
    else if (!before) {
      const { email = '' } = after
      const fields = changeOf(after) as Parameters<typeof insertCustomer>[1]['fields']
      const customer = { id: key, email: String(email), password_hash: '', fields }
      await insertCustomer(trx, customer, { actor, now })
    } else {
      const { version } = await trx
        .selectFrom('account')
        .select('version')
        .where('id', '=', key)
        .executeTakeFirstOrThrow()
      const request = { accountId: key, version, change: changeOf(after), by: actor }
      await writeCustomerChange(trx, request, now)
    }
  }
  return keys
}

/** Customers with orders or a password of their own, which an undo leaves. */
const findActive = async (trx: Transaction<Schema>) => {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('password_hash', '!=', ''),
        eb.exists(
          eb.selectFrom('orders').select('orders.id').whereRef('account_id', '=', 'account.id'),
        ),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The customers, found by e-mail address, customer number or account; new ones are active, without a password. */
export const customerTable = importTable<Facts>({
  name: 'customers',
  resource: 'customers',
  columns: customerFileColumns,
  example: {
    ...{ email: 'exemplum@praxis.example', customerNumber: 'EX-1' },
    ...{ firstName: 'Exempla', lastName: 'Muster', profession: 'therapeut', language: 'de' },
    ...{ billingPhone: '+41 31 555 01 23', discountRate: 1000 },
    ...{ userCanOrder: true, userCanOrderWithForm: false },
    ...{ billingCompany: 'Praxis Exemplum', billingAddress1: 'Bundesplatz 3' },
    ...{ billingPostcode: '3005', billingCity: 'Bern', billingState: 'BE', billingCountry: 'CH' },
  },
  load,
  naturalKey: (values) => keysOf(values)[0],
  keysOf,
  nameOf,
  check: ({ values, known, facts }) => {
    const { number: _, ...given } = known ? values : completed(values)
    const stored = known?.values.customerNumber
    const isSame = stored && numberKey(given.customerNumber) === numberKey(stored)
    // 'k-1' names the customer K-1, and does not rename it.
    const row = isSame ? { ...given, customerNumber: stored } : given
    const problems = problemsOf({ ...values, ...row }, known, facts)
    return problems.length > 0 ? refuse(problems) : ok(withStoredAddresses(row, known?.values))
  },
  transact: (db, run) =>
    commitUnlessRefused(db, async (trx) => {
      // What is compared stays until it is written.
      const customers = trx.selectFrom('account').select('id').where('role', '=', 'customer')
      await (engineOf(trx) === 'postgres' ? customers.forUpdate() : customers).execute()
      return run(trx)
    }),
  write,
  findOrdered: findActive,
})
