import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { countRows } from '../../db/count-rows.ts'

/** Rows of one history: more than a price changes in years. */
const maxRows = 200

/** All prices of a product, scheduled ones first, then the newest. */
export const findPriceHistory = async (db: Database, productId: number) => {
  const rows = await db
    .selectFrom('price_change as change')
    .leftJoin('account', 'account.id', 'change.created_by')
    .select([
      'change.id',
      'change.state',
      'change.price',
      'change.price_before as before',
      'change.valid_from as validFrom',
      'change.created_at as createdAt',
      'change.import_id as importId',
      accountName.as('author'),
    ])
    .where('change.product_id', '=', productId)
    .orderBy('change.valid_from', 'desc')
    .orderBy('change.id', 'desc')
    .limit(maxRows)
    .execute()
  return rows.map((row) => ({
    ...row,
    before: row.before ?? undefined,
    /** The name of the author; undefined for a deleted account. */
    author: row.author || undefined,
    importId: row.importId ?? undefined,
  }))
}

export type RecordedPrice = Awaited<ReturnType<typeof findPriceHistory>>[number]

/** A page of prices from later days, the next ones first. */
export const listPlannedPrices = async (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
) => {
  const scheduled = db.selectFrom('price_change as change').where('change.state', '=', 'scheduled')
  const [rows, total] = await Promise.all([
    scheduled
      .innerJoin('product', 'product.id', 'change.product_id')
      .leftJoin('account', 'account.id', 'change.created_by')
      .leftJoin('table_import as batch', 'batch.id', 'change.import_id')
      .select([
        'change.id',
        'change.product_id as productId',
        'product.slug',
        'product.name',
        'change.price',
        'product.price as current',
        'change.valid_from as validFrom',
        accountName.as('author'),
        'batch.file_name as fileName',
      ])
      .orderBy('change.valid_from')
      .orderBy('change.product_id')
      .offset(offset)
      .limit(limit)
      .execute(),
    countRows(scheduled),
  ])
  const planned = rows.map((row) => ({ ...row, fileName: row.fileName ?? undefined }))
  return { rows: planned, total }
}

export type PlannedPrice = Awaited<ReturnType<typeof listPlannedPrices>>['rows'][number]
