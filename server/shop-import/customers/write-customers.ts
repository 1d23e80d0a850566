import type { Insertable, Transaction, Updateable } from 'kysely'
import { addressKinds } from '../../../domain/customer/address.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { customerSearchTextOf, refreshSearchText } from '../../accounts/customers/search-text.ts'
import { endSessions } from '../../accounts/login/sessions.ts'
import { storeAddress } from '../../accounts/profile/addresses.ts'
import type { Database } from '../../db/client.ts'
import { insertAll } from '../../db/insert-all.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { AccountTable, CertificateTable } from '../../db/tables/accounts.ts'
import type { ImportContext } from '../import-context.ts'
import { keptNotes, type Outcome } from '../import-report.ts'
import { hashOf, type ImportedRecord, noteImported, planFields } from '../imported-records.ts'
import { findLocalAccounts, type LocalAccount } from './local-accounts.ts'
import type { SourcePerson } from './source-person.ts'

/** A person with the proof of the profession, whose file is stored unless nothing is written. */
export type FoundPerson = SourcePerson & {
  id: string
  hash: string
  known: ImportedRecord | undefined
  proof: Insertable<CertificateTable> | undefined
}

/** What an import does with a person. */
export type CustomerPlan = {
  person: FoundPerson
  outcome: Outcome
  /** The account here; undefined for skipped persons. */
  accountId?: string
  /** Names of the fields that are written. */
  changed: readonly string[]
  written: Readonly<Record<string, string>>
  notes: readonly ImportNote[]
}

/** Values of new accounts that the former shop does not know: no rights without its word. */
const defaults = {
  password_hash: '',
  language: fallbackLanguage as string,
  profession: '',
  discount_rate: 0,
  user_can_order: false,
  user_can_order_with_form: false,
  pharma_id: '',
  customer_number: '',
  certificate_expires_on: null as string | null,
  billing: null as object | null,
  shipping: null as object | null,
  certificate: null as string | null,
}

const wantedOf = ({ fields, proof }: FoundPerson) => ({
  ...fields,
  ...(proof && { certificate: proof.sha256 }),
})

const hashesOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hashOf(value)]))

const planNew = (person: FoundPerson): CustomerPlan => {
  const fields = { ...defaults, ...wantedOf(person) }
  const changed = Object.keys(fields)
  return {
    ...{ person, outcome: 'created', accountId: newId(), changed },
    ...{ written: hashesOf(fields), notes: [] },
  }
}

const planKnown = (
  person: FoundPerson,
  local: LocalAccount,
  isTaken: (email: string) => boolean,
): CustomerPlan => {
  const { changed, kept, written } = planFields(
    wantedOf(person),
    local,
    person.known?.written ?? {},
  )
  const notes = keptNotes(kept)
  const { email } = person.fields
  if (changed.includes('email') && isTaken(email)) {
    notes.push(['email-not-changed'])
    changed.splice(changed.indexOf('email'), 1)
    written.email = person.known?.written.email ?? ''
  }
  const isKept = notes.length > 0
  const outcome = changed.length > 0 ? 'updated' : isKept ? 'kept' : 'unchanged'
  return { person, outcome, accountId: local.id, changed, written, notes }
}

const skipped = (person: FoundPerson, note: ImportNote): CustomerPlan => ({
  ...{ person, outcome: 'skipped', changed: [], written: {}, notes: [note] },
})

/** Decides what is written, by what is here; writes nothing. */
export const planCustomers = async (
  db: Database,
  { accountOf }: Pick<ImportContext, 'accountOf'>,
  people: readonly FoundPerson[],
): Promise<CustomerPlan[]> => {
  const accounts = await findLocalAccounts(
    db,
    people.flatMap(({ known }) => (known ? [known.local_id] : [])),
    people.map(({ fields }) => fields.email),
  )
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const byEmail = new Map(accounts.map((account) => [account.email, account]))
  const linked = new Set(accountOf.values())
  const emails = new Set<string>()
  const plan = (person: FoundPerson): CustomerPlan => {
    const { email } = person.fields
    const { known } = person
    const before = known && byId.get(known.local_id)
    if (known && (!before || before.erased_at)) return skipped(person, ['deleted-here'])
    if (known?.source_hash === person.hash) {
      const { local_id: accountId, written } = known
      return { person, outcome: 'unchanged', accountId, changed: [], written, notes: [] }
    }
    if (emails.has(email)) return skipped(person, ['email-of-another'])
    emails.add(email)
    const local = before ?? byEmail.get(email)
    if (!local) return planNew(person)
    if (local.role !== 'customer') return skipped(person, ['member-of-staff'])
    if (!known && linked.has(local.id)) return skipped(person, ['email-of-another'])
    const planned = planKnown(person, local, (other) => byEmail.has(other))
    if (known) return planned
    return { ...planned, notes: [['account-known'], ...planned.notes] }
  }
  return people.map((person) => {
    const planned = plan(person)
    if (planned.accountId) linked.add(planned.accountId)
    return planned
  })
}

const notColumns = ['billing', 'shipping', 'certificate']

const columnsOf = (fields: object, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name) && !notColumns.includes(name)),
  )

const addressRows = ({ person, accountId = '', changed }: CustomerPlan) =>
  addressKinds.flatMap((kind) => {
    const address = person.fields[kind]
    return address && changed.includes(kind) ? [{ account_id: accountId, kind, ...address }] : []
  })

const accountRow = (plan: CustomerPlan, now: Date): Insertable<AccountTable> => {
  const { person, accountId = '' } = plan
  const { billing: _, shipping: __, certificate: ___, ...row } = { ...defaults, ...person.fields }
  const search_text = customerSearchTextOf(row, addressRows(plan))
  const created_at = person.createdAt ?? now
  return { ...row, id: accountId, role: 'customer', search_text, created_at, updated_at: now }
}

const updateAccount = async (trx: Transaction<Schema>, plan: CustomerPlan, now: Date) => {
  const { person, accountId: id = '', changed } = plan
  const columns: Updateable<AccountTable> = columnsOf(person.fields, changed)
  await trx
    .updateTable('account')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
  for (const { account_id, kind, ...address } of addressRows(plan))
    await storeAddress(trx, account_id, kind, address)
  await refreshSearchText(trx, id)
  const isLockedOut = changed.includes('state') && person.fields.state !== 'active'
  if (isLockedOut || changed.includes('password_hash')) await endSessions(trx, id)
}

/** Writes what was planned, and notes it. */
export const writeCustomers = async (
  trx: Transaction<Schema>,
  { name, now }: Pick<ImportContext, 'name' | 'now'>,
  plans: readonly CustomerPlan[],
) => {
  const created = plans.filter(({ outcome }) => outcome === 'created')
  await insertAll(
    trx,
    'account',
    created.map((plan) => accountRow(plan, now)),
  )
  const addresses = created.flatMap(addressRows)
  await insertAll(
    trx,
    'address',
    addresses.map((row) => ({ id: newId(), ...row })),
  )
  for (const plan of plans) if (plan.outcome === 'updated') await updateAccount(trx, plan, now)
  await insertAll(
    trx,
    'certificate',
    plans.flatMap(({ person: { proof }, accountId, changed }) =>
      proof && accountId && changed.includes('certificate')
        ? [{ ...proof, account_id: accountId }]
        : [],
    ),
  )
  await noteImported(
    trx,
    plans.flatMap(({ person, accountId, written }) =>
      accountId && person.known?.source_hash !== person.hash
        ? [
            {
              ...{ source: name, kind: 'customer', source_id: person.id, local_id: accountId },
              ...{ source_hash: person.hash, written, unknown: person.unknown, imported_at: now },
            } as const,
          ]
        : [],
    ),
  )
}
