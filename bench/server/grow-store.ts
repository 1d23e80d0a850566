import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const catalogueFactor = 10
const pageFactor = 50
const orderFactor = 100

/** Above all ids of the demo catalogue, which the copies must not meet. */
const idStep = 100_000

/** Copies the rows of a table, with some columns replaced by SQL expressions. */
const copyRows = (
  db: DatabaseSync,
  table: string,
  replaced: Readonly<Record<string, string>>,
  where: string,
) => {
  const columns = db
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
  const values = columns.map((name) => replaced[name] ?? `"${name}"`)
  db.exec(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from "${table}" where ${where}`,
  )
}

/**
 * Multiplies a store on SQLite: ten times the catalogue, fifty times the pages (as news), a hundred
 * times the orders. No server may be running on it.
 */
export const growStore = (dataDir: string) => {
  using db = new DatabaseSync(join(dataDir, 'officina.sqlite'))
  db.exec('begin')
  for (let copy = 1; copy < catalogueFactor; copy += 1) {
    const id = `id + ${copy * idStep}`
    copyRows(db, 'remedy', { id, name: `name || ' ${copy}'` }, `id < ${idStep}`)
    // In front: a selector sends all prices whose slugs have its prefix, and its forms do not grow.
    copyRows(db, 'product', { id, slug: `'copy-${copy}-' || slug` }, `id < ${idStep}`)
  }
  for (let copy = 1; copy < pageFactor; copy += 1)
    copyRows(
      db,
      'page',
      {
        page_key: `'news.copy-${copy}-' || page_key`,
        slug: `'copy-${copy}-' || replace(page_key, '.', '-')`,
        date: `'2020-01-01'`,
      },
      `page_key not like 'news.copy-%'`,
    )
  for (let copy = 1; copy < orderFactor; copy += 1) {
    const suffix = (column: string) => `${column} || '-copy-${copy}'`
    const number = `number + ${copy * 1_000_000}`
    const order_id = suffix('order_id')
    const isOriginal = (column: string) => `${column} not like '%-copy-%'`
    copyRows(
      db,
      'orders',
      { id: suffix('id'), number, idempotency_key: suffix('idempotency_key') },
      isOriginal('id'),
    )
    copyRows(db, 'order_line', { order_id }, isOriginal('order_id'))
    copyRows(db, 'order_event', { id: suffix('id'), order_id }, isOriginal('order_id'))
    copyRows(db, 'invoice', { id: suffix('id'), number, order_id }, isOriginal('order_id'))
  }
  db.exec(`update counter set value = value + 1 where name = 'catalogue'`)
  db.exec('commit; analyze')
}
