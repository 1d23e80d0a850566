import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'
import type { MoneyColumn } from './money-column.ts'

/** An article that an account has saved. */
type SavedArticle = {
  /** Hash of the article's identity. */
  line_key: string
  product_id: number
  /** In the language in which it was saved. */
  name: string
  info: JsonColumn<Record<string, unknown>>
}

export type StarredLineTable = SavedArticle & { account_id: string; starred_at: Date }

export type SavedListTable = {
  id: string
  account_id: string
  name: string
  created_at: Date
  /** Deleted lists can be restored for some days. */
  deleted_at: Date | null
  /** Whether the other people of the practice see and use it. */
  is_shared: Generated<boolean>
}

export type SavedListLineTable = SavedArticle & {
  list_id: string
  position: number
  quantity: number
  /** Unit price when the line was saved or last added to the cart. */
  price: MoneyColumn
}
