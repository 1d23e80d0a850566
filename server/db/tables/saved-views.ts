import type { JsonColumn } from '../json.ts'

/** Filters of a list of the back office that a member of the staff has named. */
export type SavedViewTable = {
  id: string
  account_id: string
  /** The list that the filters belong to. */
  list: 'orders'
  name: string
  filters: JsonColumn<Record<string, unknown>>
}
