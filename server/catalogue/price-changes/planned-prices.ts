import { type Centimes, centimes } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'

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
  const [rows, counted] = await Promise.all([
    scheduled
      .innerJoin('product', 'product.id', 'change.product_id')
      .leftJoin('account', 'account.id', 'change.created_by')
      .leftJoin('catalogue_import as batch', 'batch.id', 'change.import_id')
      .select([
        'change.id',
        'change.product_id as productId',
        'product.slug',
        'product.name',
        'change.price',
        'product.price as current',
        'change.valid_from as validFrom',
        'account.first_name',
        'account.last_name',
        'batch.file_name as fileName',
      ])
      .orderBy('change.valid_from')
      .orderBy('change.product_id')
      .offset(offset)
      .limit(limit)
      .execute(),
    scheduled.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst(),
  ])
  const planned = rows.map(({ first_name, last_name, fileName, ...row }) => ({
    ...row,
    price: centimes(row.price),
    current: centimes(row.current),
    author: [first_name, last_name].filter(Boolean).join(' '),
    fileName: fileName ?? undefined,
  }))
  return { rows: planned, total: Number(counted?.total ?? 0) }
}
