import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

/** Filters of a list of the back office that a member of the staff has named. */
/** Lists of the back office whose filters can be saved. */
export type SavedList = 'orders' | 'payments'

export type SavedViewTable = {
  id: string
  account_id: string
  /** The list that the filters belong to. */
  list: SavedList
  name: string
  filters: JsonColumn<Record<string, unknown>>
  /** Whether all staff see it. */
  is_shared: Generated<boolean>
}
