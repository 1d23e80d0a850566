import { type Kysely, PostgresAdapter, sql } from 'kysely'

const changes = ['insert', 'update', 'delete'] as const

const count = "update counter set value = value + 1 where name = 'content'"

/** The locations of the map (D1 §3). Changes count as changes of the content, so that caches notice them. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('location')
    .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`category in ('Pharmacy', 'Drugstore', 'Doctor', 'Homeopath', 'Naturopath', 'Dentist', 'Midwife', 'Veterinarian', 'Other therapist')`,
        ),
    )
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('latitude', 'double precision', (c) =>
      c.notNull().check(sql`latitude between -90 and 90`),
    )
    .addColumn('longitude', 'double precision', (c) =>
      c.notNull().check(sql`longitude between -180 and 180`),
    )
    .addColumn('function', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('website', 'text', (c) => c.notNull().defaultTo(''))
    .execute()

  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql
      .raw(
        'create trigger location_change after insert or update or delete or truncate on location for each statement execute function count_content_change()',
      )
      .execute(db)
  else
    for (const change of changes)
      await sql
        .raw(`create trigger location_${change} after ${change} on location begin ${count}; end`)
        .execute(db)
}
