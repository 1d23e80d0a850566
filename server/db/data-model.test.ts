import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { type Database, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const page = 'docs/data-model.md'

/** `isOwnKey`: the column alone is the primary key, so that there is one row at most. */
type Reference = { column: string; target: string; isRequired: number; isOwnKey: number }

const findReferences = async (db: Database, table: string) => {
  const { rows } = await sql<Reference>`
    select key."from" as column, key."table" as target, info."notnull" as isRequired,
      info.pk > 0 and (select max(pk) from pragma_table_info(${table})) = 1 as isOwnKey
    from pragma_foreign_key_list(${table}) as key
    join pragma_table_info(${table}) as info on info.name = key."from"
    order by column`.execute(db)
  return rows.map(
    ({ column, target, isRequired, isOwnKey }) =>
      `  ${target} ${isRequired ? '||' : '|o'}--${isOwnKey ? 'o|' : 'o{'} ${table} : ${column}`,
  )
}

test('draws the foreign keys of all tables of the data model', async () => {
  await using db = await openDatabase({ dataDir: temporaryFolder() })
  await migrate(db)
  const tables = [...readFileSync(page, 'utf8').matchAll(/^\| `(\w+)`/gm)]
  const lines = await Promise.all(tables.map(([, table = '']) => findReferences(db, table)))
  const drawing = ['erDiagram', ...lines.flat(), ''].join('\n')
  await expect(drawing).toMatchFileSnapshot('../../docs/data-model.mmd')
})
