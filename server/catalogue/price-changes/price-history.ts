import { type Centimes, centimes } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
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
      'change.price_before',
      'change.valid_from',
      'change.created_at',
      'change.import_id',
      'account.first_name',
      'account.last_name',
    ])
    .where('change.product_id', '=', productId)
    .orderBy('change.valid_from', 'desc')
    .orderBy('change.id', 'desc')
    .limit(maxRows)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    price: centimes(row.price),
    before: row.price_before === null ? undefined : centimes(row.price_before),
    validFrom: row.valid_from,
    createdAt: row.created_at,
    author: [row.first_name, row.last_name].filter(Boolean).join(' ') || undefined,
    importId: row.import_id ?? undefined,
  }))
}
