import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import type { ImportedKind } from '../db/tables/imports.ts'
import { png } from '../media/media.fixtures.ts'
import { largeShop, numbers } from './former-shop.fixtures.ts'

const program = `${import.meta.dirname}/../commands/main.ts`

const customers = 250
const orders = 600
const pages = 30
const pictures = 40
const products = 20

const countsOf = async (db: Database) => {
  const count = async (table: 'account' | 'address' | 'orders' | 'order_line' | 'page' | 'media') =>
    (await db.selectFrom(table).selectAll().execute()).length
  const imported = async (kind: ImportedKind) =>
    (await db.selectFrom('imported_record').select('local_id').where('kind', '=', kind).execute())
      .length
  return {
    accounts: await count('account'),
    addresses: await count('address'),
    orders: await count('orders'),
    lines: await count('order_line'),
    pages: await count('page'),
    media: await count('media'),
    importedPages: await imported('page'),
    importedCustomers: await imported('customer'),
    importedOrders: await imported('order'),
  }
}

describe.each(databases)('a killed import on $name', ({ create }) => {
  test('leaves whole pages, customers and orders, and is continued by the next one', async () => {
    const settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    await closeDatabase(db)
    const folder = await largeShop({ customers, orders, pages, pictures, products }, (id) =>
      png({ width: 20, height: 20 + id }),
    )
    /** Runs the import; killed when it says so. */
    const run = async (killAt?: RegExp) => {
      const child = spawn(process.execPath, [program, 'import', '--from', folder, '--json'], {
        env: {
          ...process.env,
          DATA_DIR: settings.dataDir,
          DATABASE_URL: settings.databaseUrl ?? '',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = once(child, 'close')
      let [said, report] = ['', '']
      child.stderr.on('data', (text) => {
        said += text
        if (killAt?.test(said)) child.kill('SIGKILL')
      })
      child.stdout.on('data', (text) => {
        report += text
      })
      const [code] = await ended
      return { code: code as number | null, report, said }
    }
    for (const moment of [/documents: 20 /, /posts: 100 /, /Customers: 200 /, /Orders: 500/]) {
      await run(moment)
      await using opened = await openDatabase(settings)
      const counts = await countsOf(opened)
      expect(counts.pages).toBe(counts.importedPages)
      expect(counts.accounts).toBe(counts.importedCustomers)
      expect(counts.addresses).toBe(2 * counts.accounts)
      expect(counts.orders).toBe(counts.importedOrders)
    }
    const { code, report, said } = await run()
    expect([code, code === 0 ? '' : said]).toEqual([0, ''])
    expect(JSON.parse(report)).toMatchObject({
      counts: {
        media: { read: pictures, skipped: 0 },
        page: { read: 4 * pages, skipped: 0 },
        product: { read: products, skipped: 0 },
        customer: { read: customers, skipped: 0 },
        order: { read: orders, skipped: 0 },
      },
    })
    await using done = await openDatabase(settings)
    const lines = numbers(orders).reduce((sum, id) => sum + 1 + (id % 8), 0)
    expect(await countsOf(done)).toEqual({
      ...{ media: pictures, pages: 4 * pages, importedPages: 4 * pages },
      ...{ accounts: customers, addresses: 2 * customers, orders, lines },
      ...{ importedCustomers: customers, importedOrders: orders },
    })
  })
})
