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

const tablesOf = (section: string) =>
  [...section.matchAll(/^\| `(\w+)`/gm)].map(([, table = '']) => table)

const withDrawing = async (db: Database, section: string) => {
  const text = section.replace(/```mermaid[\s\S]*?```/, '').trimEnd()
  const lines = (
    await Promise.all(tablesOf(section).map((table) => findReferences(db, table)))
  ).flat()
  return lines.length > 0
    ? `${text}\n\n\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\`\n`
    : `${text}\n`
}

test('draws the foreign keys of each subject in the page of the data model', async () => {
  await using db = await openDatabase({ dataDir: temporaryFolder() })
  await migrate(db)
  const sections = readFileSync(page, 'utf8').split(/(?<=\n)\n(?=## )/)
  const drawn = await Promise.all(sections.map((section) => withDrawing(db, section)))
  await expect(drawn.join('\n')).toMatchFileSnapshot(`../../${page}`)
})
