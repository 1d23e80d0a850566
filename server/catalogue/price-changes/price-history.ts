import type { Centimes } from '../../../domain/money.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { countRows } from '../../db/count-rows.ts'
import type { PriceChangeState } from '../../db/tables/price-changes.ts'

/** A price of a product over time. */
export type RecordedPrice = {
  id: string
  state: PriceChangeState
  price: Centimes
  before: Centimes | undefined
  validFrom: string
  createdAt: Date
  /** The name of the author; undefined for a deleted account. */
  author: string | undefined
  importId: string | undefined
}

/** Rows of one history: more than a price changes in years. */
const maxRows = 200

/** All prices of a product, scheduled ones first, then the newest. */
export const findPriceHistory = async (
  db: Database,
  productId: number,
): Promise<RecordedPrice[]> => {
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
    author: row.author || undefined,
    importId: row.importId ?? undefined,
  }))
}

/** A price from a later day. */
export type PlannedPrice = {
  id: string
  productId: number
  slug: string
  /** The stored name of the product. */
  name: string
  price: Centimes
  current: Centimes
  validFrom: string
  author: string
  fileName: string | undefined
}

/** A page of prices from later days, the next ones first. */
export const listPlannedPrices = async (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PlannedPrice[]; total: number }> => {
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
