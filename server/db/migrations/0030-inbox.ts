import { type Kysely, sql } from 'kysely'
import { nameKey } from '../../../domain/search/name-key.ts'

type StoredEntry = {
  id: string
  about: string
  fields: Readonly<Record<string, unknown>>
}

type Db = {
  form_entry: StoredEntry & { state: string; handled_at: Date | null; search_text: string }
}

/** Entries of the time before, a batch at a time. */
const addSearchTexts = async (db: Kysely<Db>) => {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('form_entry')
      .select(['id', 'about', 'fields'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id, about, fields } of rows) {
      const texts = Object.values(fields).filter((value) => typeof value === 'string')
      await db
        .updateTable('form_entry')
        .set({ search_text: nameKey([about, ...texts].join(' ')) })
        .where('id', '=', id)
        .execute()
      last = id
    }
    if (rows.length === 0) return
  }
}

/** Handling of form entries by staff, and the proof of consent of newsletter subscriptions (R37). */
export const up = async (db: Kysely<Db>) => {
  const addText = (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('form_entry')
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('new').check(sql`state in ('new', 'in-progress', 'done')`),
    )
    .execute()
  await db.schema
    .alterTable('form_entry')
    .addColumn('assigned_to', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await addText('form_entry', 'note')
  // Folded words of the entry: a search that is equal on both databases.
  await addText('form_entry', 'search_text')
  await db
    .updateTable('form_entry')
    .set({ state: 'done' })
    .where('handled_at', 'is not', null)
    .execute()
  await addSearchTexts(db)
  await db.schema
    .createIndex('form_entry_by_state')
    .on('form_entry')
    .columns(['state', 'spam', 'created_at'])
    .execute()

  // As shown beside the box; '' for subscriptions of the time before.
  await addText('newsletter_subscription', 'consent_text')
  // The kind of form with the box.
  await addText('newsletter_subscription', 'source')
  await db.schema
    .createIndex('newsletter_subscription_by_time')
    .on('newsletter_subscription')
    .columns(['state', 'requested_at'])
    .execute()
}
