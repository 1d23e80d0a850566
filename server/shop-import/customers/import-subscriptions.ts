import type { Insertable, Transaction } from 'kysely'
import { fallbackLanguage, isLanguage } from '../../../domain/language.ts'
import { cleanText } from '../../../domain/order/free-text.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import type { Database } from '../../db/client.ts'
import { insertAll } from '../../db/insert-all.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { NewsletterSubscriptionTable } from '../../db/tables/forms.ts'
import type { ImportContext } from '../import-context.ts'
import { addNotes, countRecord, type Outcome } from '../import-report.ts'
import { findImported, hashOf, type ImportedRecord, noteImported } from '../imported-records.ts'
import type { FoundPerson } from './write-customers.ts'

type Row = Insertable<NewsletterSubscriptionTable>

type SubscriptionPlan = {
  id: string
  outcome: Outcome
  note?: ImportNote
  row?: Row
  record?: ImportedRecord
}

type Local = { id: string; email: string; state: string }

const rowOf = ({ fields, newsletter }: FoundPerson, at: Date): Row => ({
  id: newId(),
  email: fields.email,
  language: isLanguage(fields.language) ? fields.language : fallbackLanguage,
  state: 'confirmed',
  token_hash: null,
  requested_at: at,
  confirmed_at: at,
  unsubscribed_at: null,
  unsubscribed_by: null,
  consent_text: cleanText(newsletter?.text ?? ''),
})

const planOne = (
  person: FoundPerson,
  known: ImportedRecord | undefined,
  local: Local | undefined,
  { name, now }: Pick<ImportContext, 'name' | 'now'>,
): SubscriptionPlan | undefined => {
  const { id, newsletter } = person
  if (!newsletter || (!newsletter.isSubscribed && !known)) return undefined
  const source_hash = hashOf(newsletter)
  if (known?.source_hash === source_hash) return { id, outcome: 'unchanged' }
  const state = newsletter.isSubscribed ? 'confirmed' : 'unsubscribed'
  const recordOf = (local_id: string, written: ImportedRecord['written']): ImportedRecord => ({
    ...{ source: name, kind: 'subscription', source_id: id, local_id, source_hash },
    ...{ written, unknown: {}, imported_at: now },
  })
  const written = { state: hashOf(state) }
  if (!local) {
    if (known) return { id, outcome: 'skipped', note: ['deleted-here'] }
    if (!newsletter.at) return { id, outcome: 'skipped', note: ['consent-undated'] }
    const row = rowOf(person, newsletter.at)
    return { id, outcome: 'created', row, record: recordOf(row.id, written) }
  }
  if (local.state === state)
    return { id, outcome: 'unchanged', record: recordOf(local.id, written) }
  // Whoever has unsubscribed here subscribes again here only.
  if (known?.written.state !== hashOf(local.state) || state === 'confirmed')
    return { id, outcome: 'kept', note: ['subscription-kept'] }
  return { id, outcome: 'updated', record: recordOf(local.id, written) }
}

const plan = async (
  db: Database,
  context: ImportContext,
  people: readonly FoundPerson[],
): Promise<SubscriptionPlan[]> => {
  const known = await findImported(
    db,
    context.name,
    'subscription',
    people.map(({ id }) => id),
  )
  const locals = await db
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'state'])
    .where((eb) =>
      eb.or([
        eb('email', 'in', [...people.map(({ fields }) => fields.email), '']),
        eb('id', 'in', [...[...known.values()].map(({ local_id }) => local_id), '']),
      ]),
    )
    .execute()
  return people.flatMap((person) => {
    const before = known.get(person.id)
    const local = locals.find(({ id, email }) =>
      before ? id === before.local_id : email === person.fields.email,
    )
    return planOne(person, before, local, context) ?? []
  })
}

const write = async (trx: Transaction<Schema>, plans: readonly SubscriptionPlan[], now: Date) => {
  await insertAll(
    trx,
    'newsletter_subscription',
    plans.flatMap(({ row }) => row ?? []),
  )
  for (const { outcome, record } of plans)
    if (outcome === 'updated' && record)
      await trx
        .updateTable('newsletter_subscription')
        .set({ state: 'unsubscribed', unsubscribed_at: now, token_hash: null })
        .where('id', '=', record.local_id)
        .execute()
  await noteImported(
    trx,
    plans.flatMap(({ record }) => record ?? []),
  )
}

/** Imports the consent to the newsletter, with its day; without a day nobody is subscribed. */
export const importSubscriptions = async (
  context: ImportContext,
  people: readonly FoundPerson[],
) => {
  const { db, isDryRun, now, report } = context
  const plans = isDryRun
    ? await plan(db, context, people)
    : await db.transaction().execute(async (trx) => {
        const planned = await plan(trx, context, people)
        await write(trx, planned, now)
        return planned
      })
  for (const { id, outcome, note } of plans) {
    countRecord(report, 'subscription', outcome)
    addNotes(report, 'subscription', id, note ? [note] : [])
  }
}
