import type { Kysely } from 'kysely'

/** Drafts, schedules and versions of pages; the table `page` stays what the site shows (A11). */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('page_edit')
    .addColumn('page_key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('draft', 'jsonb')
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('source_version', 'integer')
    .addColumn('publish_at', 'timestamptz')
    .addColumn('unpublish_at', 'timestamptz')
    .addColumn('scheduled_by', 'text')
    .addColumn('failure', 'text')
    .addPrimaryKeyConstraint('page_edit_pk', ['page_key', 'language'])
    .execute()
  for (const column of ['publish_at', 'unpublish_at'])
    await schema.createIndex(`page_edit_${column}`).on('page_edit').column(column).execute()

  await schema
    .createTable('page_version')
    .addColumn('page_key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'jsonb', (c) => c.notNull())
    .addColumn('published_at', 'timestamptz', (c) => c.notNull())
    .addColumn('published_by', 'text')
    .addPrimaryKeyConstraint('page_version_pk', ['page_key', 'language', 'version'])
    .execute()

  await schema
    .createTable('page_editor')
    .addColumn('page_key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_editor_pk', ['page_key', 'language', 'account_id'])
    .execute()
}
