import type { Schemas } from '../api/client.ts'

/** An order as the API describes it. */
export type AdminOrder = Omit<Schemas['AdminOrder'], 'line_items'> & {
  line_items: NonNullable<Schemas['AdminOrder']['line_items']>[number][]
}
export type ListedOrder = Schemas['ListedOrder']
export type SavedView = Schemas['SavedView']
export type OrderStatus = ListedOrder['status']
