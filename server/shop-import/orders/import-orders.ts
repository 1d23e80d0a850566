import { type ImportContext, inBatches } from '../import-context.ts'
import { addNotes, countRecord, countUnknown } from '../import-report.ts'
import { hashOf } from '../imported-records.ts'
import type { SourceRecord } from '../source/shop-source.ts'
import { textOf } from '../source-fields.ts'
import { createArticleSearch, type FindArticles } from './find-articles.ts'
import { type OrderResult, readOrder } from './source-order.ts'
import { type FoundOrder, isCounted, planOrders, writeOrders } from './write-orders.ts'

const readSound = (record: SourceRecord): OrderResult => {
  try {
    return readOrder(record)
  } catch (error) {
    if (error instanceof RangeError) return { skipped: ['order-amount-too-large'] }
    throw error
  }
}

const findOrders = async (
  { report }: ImportContext,
  records: readonly SourceRecord[],
  findArticles: FindArticles,
): Promise<FoundOrder[]> => {
  const read = records.flatMap((record) => {
    const result = readSound(record)
    if ('order' in result) return [{ record, order: result.order }]
    addNotes(report, 'order', textOf(record.id), [result.skipped])
    countRecord(report, 'order', 'skipped')
    return []
  })
  const articles = (await findArticles(read.flatMap(({ order }) => order.lines))).values()
  return read.map(({ record, order }) => {
    const found = order.lines.map(() => articles.next().value).filter((one) => one !== undefined)
    addNotes(report, 'order', order.id, order.notes)
    // Articles that this shop gets later make another hash.
    return { order, articles: found, hash: hashOf([record, found]) }
  })
}

const importBatch = async (context: ImportContext, found: readonly FoundOrder[]) => {
  const { db, isDryRun, report } = context
  const plans = isDryRun
    ? await planOrders(db, context, found)
    : await db.transaction().execute(async (trx) => {
        const planned = await planOrders(trx, context, found)
        await writeOrders(trx, context, planned)
        return planned
      })
  for (const { order, outcome, notes } of plans.orders) {
    countRecord(report, 'order', outcome)
    addNotes(report, 'order', order.id, notes)
    if (outcome === 'skipped') continue
    countUnknown(report, 'order', order.unknown)
    const { lastNumbers } = report
    if (isCounted(order.number)) lastNumbers.order = Math.max(lastNumbers.order ?? 0, order.number)
    else addNotes(report, 'order', order.id, [['order-number-high', String(order.number)]])
    if (order.invoiceNumber && isCounted(order.invoiceNumber))
      lastNumbers.invoice = Math.max(lastNumbers.invoice ?? 0, order.invoiceNumber)
  }
}

/** Of this shop, which may have gone on already. */
const findLastNumbers = async ({ db, report: { lastNumbers } }: ImportContext) => {
  for (const name of ['order', 'invoice'] as const) {
    const row = await db
      .selectFrom('counter')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    if (lastNumbers[name] && row) lastNumbers[name] = Math.max(lastNumbers[name], row.value)
  }
}

/**
 * Imports orders as history: nobody changes them, no mail and no invoice belongs to them. Their numbers
 * stay, and new orders and invoices are numbered after the highest.
 */
export const importOrders = async (context: ImportContext) => {
  const { source, progress } = context
  const findArticles = await createArticleSearch(context)
  let done = 0
  for await (const records of source.read('orders'))
    for (const batch of inBatches(records)) {
      await importBatch(context, await findOrders(context, batch, findArticles))
      done += batch.length
      progress('order', done)
    }
  await findLastNumbers(context)
}
