import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { findPageText } from '../content/find-page.ts'
import { isShopClosed } from '../setup/setup-state.ts'
import { type Database, openDatabase } from './client.ts'
import { json } from './json.ts'
import { migrate, migrations } from './migrate.ts'

const names = Object.keys(migrations)

const run = promisify(execFile)
const starter = `${import.meta.dirname}/../../tests/migrate-once.ts`

/** The page of the data model lists all tables. */
const tables = [...readFileSync('docs/data-model.md', 'utf8').matchAll(/^\| `(\w+)`/gm)]
  .map(([, table]) => table)
  .toSorted()

const migrationsBefore = (first: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first))

const tablesOf = async (db: Database) =>
  (await db.introspection.getTables()).map(({ name }) => name).toSorted()

test('lists every migration file', () => {
  const files = readdirSync(`${import.meta.dirname}/migrations`)
  expect(new Set(files)).toEqual(new Set(names.map((name) => `${name}.ts`)))
})

describe.each(databases)('migrating on $name', ({ create }) => {
  test('creates the tables once', async () => {
    await using db = await openDatabase(await create())
    expect(await migrate(db)).toEqual(names)
    expect(await migrate(db)).toEqual([])
    expect(await tablesOf(db)).toEqual(tables)
  })

  test('runs once when several processes start concurrently', async () => {
    const settings = JSON.stringify(await create())
    const answers = await Promise.all([1, 2].map(() => run(process.execPath, [starter, settings])))
    const done = answers.flatMap(({ stdout }) => JSON.parse(stdout))
    expect(done).toEqual(names)
  })

  test('rolls back a failed migration, which can be retried', async () => {
    await using db = await openDatabase(await create())
    const broken = {
      async up(trx: Kysely<unknown>) {
        await trx.schema.createTable('half').addColumn('id', 'text').execute()
        await sql`select no_such_column from half`.execute(trx)
      },
    }
    const list = { ...migrations, '9999-broken': async () => broken }
    await expect(migrate(db, list)).rejects.toThrow()
    expect(await tablesOf(db)).toEqual([])
    expect(await migrate(db)).toEqual(names)
  })

  test('splits stored carts into their lines and their writes', async () => {
    await using db = await openDatabase(await create())
    await migrate(db, migrationsBefore('0011-cart-writes'))
    const account = accountRow()
    await db.insertInto('account').values(account).execute()
    const items = json<unknown>({ items: [{ name: 'Arnica' }], writes: ['w1'] })
    await sql`insert into saved_cart (account_id, items, updated_at)
      values (${account.id}, ${items}, ${new Date().toISOString()})`.execute(db)
    await migrate(db)
    const cart = await db.selectFrom('saved_cart').selectAll().executeTakeFirstOrThrow()
    expect(cart).toMatchObject({ items: [{ name: 'Arnica' }], operations: ['w1'], version: 1 })
  })

  test.each([
    ['open', 'a shop that was opened', '2026-11-23T09:00:00Z', 1],
    ['closed', 'a set-up that was not finished, which starts again', null, 0],
  ])('leaves %s %s', async (_, __, completedAt, accounts) => {
    await using db = await openDatabase(await create())
    await migrate(db, migrationsBefore('0057'))
    const account = accountRow({ role: 'administrator' })
    await db.insertInto('account').values(account).execute()
    await sql`insert into setup (id, version, administrator_id, started_at, completed_at)
      values (1, 3, ${account.id}, ${'2026-11-23T08:00:00Z'}, ${completedAt})`.execute(db)
    await migrate(db)
    expect(await isShopClosed(db)).toBe(completedAt === null)
    expect(await db.selectFrom('account').selectAll().execute()).toHaveLength(accounts)
  })

  test('moves the heads of stored pages from their blocks to columns', async () => {
    await using db = await openDatabase(await create())
    await migrate(db, migrationsBefore('0012-page-heads'))
    const text = { type: 'text', text: 'Fieber messen' }
    const head = {
      type: 'head',
      lead: 'Was die Tradition sagt',
      picture: 'sage',
      picturePosition: { x: 'left', y: 'top' },
      slug: 'fieber',
      formerSlugs: ['fiber'],
      position: 3,
    }
    const stored = { fever: [head, text], plain: [text], empty: [] }
    for (const [key, blocks] of Object.entries(stored))
      await sql`insert into page (page_key, language, title, description, blocks, updated_at)
        values (${key}, 'de', ${key}, '', ${json(blocks)}, ${new Date().toISOString()})`.execute(db)
    await migrate(db)
    expect(await findPageText(db, 'fever', 'de')).toEqual({
      key: 'fever',
      title: 'fever',
      description: '',
      lead: 'Was die Tradition sagt',
      picture: 'sage',
      picturePosition: { x: 'left', y: 'top' },
      slug: 'fieber',
      formerSlugs: ['fiber'],
      position: 3,
      blocks: [text],
      meta: [],
    })
    expect(await findPageText(db, 'plain', 'de')).toMatchObject({ lead: '', blocks: [text] })
    expect(await findPageText(db, 'empty', 'de')).toMatchObject({ lead: '', blocks: [] })
  })
})
