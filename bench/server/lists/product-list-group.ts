import { loadModule } from '../../load-module.ts'
import type { Group } from '../../row.ts'

type Rows = typeof import('./product-rows.ts')

/** The staff's list of 5,000 products, whose names are made of messages. */
export const productListGroup: Group = {
  name: 'products',
  title: 'List of 5,000 products in the back office: a page of 25 with its total number',
  async *measure() {
    await using loaded = await loadModule<Rows>('/bench/server/lists/product-rows.ts')
    yield* loaded.module.measureProducts()
  },
}
