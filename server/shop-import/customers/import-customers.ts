import type { Insertable } from 'kysely'
import { maxCertificateBytes } from '../../../domain/customer/certificate.ts'
import { normalizeEmail } from '../../../domain/customer/email.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { certificateRow, checkCertificate } from '../../accounts/signup/certificate-file.ts'
import type { CertificateTable } from '../../db/tables/accounts.ts'
import { type ImportContext, inBatches } from '../import-context.ts'
import { addNotes, countRecord, countUnknown } from '../import-report.ts'
import { findImported, hashOf } from '../imported-records.ts'
import { ImportError, type SourceRecord } from '../source/shop-source.ts'
import { sourceFields, textOf } from '../source-fields.ts'
import { importSubscriptions } from './import-subscriptions.ts'
import { type PersonResult, readPerson, type SourcePerson } from './source-person.ts'
import {
  type CustomerPlan,
  type FoundPerson,
  planCustomers,
  writeCustomers,
} from './write-customers.ts'

/** The number of a record, or its e-mail address, which is that of a numbered record or its own number. */
const idOf = (record: SourceRecord, idByEmail: Map<string, string>) => {
  const id = textOf(record.id ?? record.ID)
  const email = normalizeEmail(textOf(sourceFields(record).take('email', 'user_email')))
  if (id && email) idByEmail.set(email, id)
  return id || (idByEmail.get(email) ?? email)
}

/** The users of WordPress and the customers of WooCommerce, by their common id; '' for each without. */
const readRecords = async ({ source }: ImportContext) => {
  const people = new Map<string, SourceRecord[]>()
  const idByEmail = new Map<string, string>()
  for (const list of ['users', 'customers'] as const)
    for await (const records of source.read(list))
      for (const record of records) {
        const id = idOf(record, idByEmail)
        people.set(id, [...(people.get(id) ?? []), record])
      }
  return [...people].flatMap(([id, records]): [string, SourceRecord[]][] =>
    id ? [[id, records]] : records.map((record) => ['', [record]]),
  )
}

/** Reads and stores the certificate of a person; a note says why there is none. */
const findProof = async (
  { source, files, isDryRun, now }: ImportContext,
  { certificate }: SourcePerson,
): Promise<{ proof?: Insertable<CertificateTable>; note?: ImportNote }> => {
  if (!certificate) return {}
  const file = await source.readFile(certificate, maxCertificateBytes).catch((error: unknown) => {
    if (error instanceof ImportError) return error
    throw error
  })
  if (file instanceof ImportError) return { note: ['certificate-refused', file.note] }
  if (!file) return { note: ['certificate-missing'] }
  const { mediaType, problem } = await checkCertificate(file)
  if (!mediaType) return { note: ['certificate-refused', [problem ?? 'media-missing']] }
  const proof = certificateRow('', file, mediaType, now)
  // Before its row, so that no row lacks its file; files without rows are removed after a day.
  if (!isDryRun) await files.put(proof.id, file.bytes)
  return { proof }
}

const findPeople = async (
  context: ImportContext,
  batch: readonly (readonly [string, SourceRecord[]])[],
): Promise<FoundPerson[]> => {
  const { db, name, report } = context
  const known = await findImported(
    db,
    name,
    'customer',
    batch.map(([id]) => id),
  )
  const found: FoundPerson[] = []
  for (const [id, records] of batch) {
    const read: PersonResult = id ? readPerson(records) : { skipped: ['id-missing'] }
    if ('skipped' in read) {
      const name = textOf(sourceFields(...records).take('username', 'name'))
      addNotes(report, 'customer', id || name, [read.skipped])
      countRecord(report, 'customer', 'skipped')
      continue
    }
    const { person } = read
    const before = known.get(id)
    const hash = hashOf(records)
    // The file of an unchanged record is not read again.
    const isNew = before?.source_hash !== hash
    const { proof, note } = isNew ? await findProof(context, person) : {}
    addNotes(report, 'customer', id, [...person.notes, ...(note ? [note] : [])])
    // Another hash than the next time, when the file may be there.
    found.push({ ...person, id, hash: note ? `${hash} without` : hash, known: before, proof })
  }
  return found
}

const count = ({ report, accountOf }: ImportContext, plans: readonly CustomerPlan[]) => {
  for (const { person, outcome, accountId, notes } of plans) {
    countRecord(report, 'customer', outcome)
    addNotes(report, 'customer', person.id, notes)
    if (outcome !== 'skipped') countUnknown(report, 'customer', person.unknown)
    if (accountId) accountOf.set(person.id, accountId)
  }
}

/** Imports customers with their addresses, certificates and newsletter subscriptions. */
export const importCustomers = async (context: ImportContext) => {
  const { db, isDryRun, progress } = context
  const people = await readRecords(context)
  let done = 0
  for (const batch of inBatches(people)) {
    const found = await findPeople(context, batch)
    const plans = isDryRun
      ? await planCustomers(db, context, found)
      : await db.transaction().execute(async (trx) => {
          const planned = await planCustomers(trx, context, found)
          await writeCustomers(trx, context, planned)
          return planned
        })
    count(context, plans)
    await importSubscriptions(context, found)
    done += batch.length
    progress('customer', done, people.length)
  }
}
