import type { components } from '../api/generated/api.ts'

type Schemas = components['schemas']

/** An order as the API describes it. */
export type AdminOrder = Omit<Schemas['AdminOrder'], 'line_items'> & {
  line_items: NonNullable<Schemas['AdminOrder']['line_items']>[number][]
}
export type ListedOrder = components['schemas']['ListedOrder']
export type SavedView = components['schemas']['SavedView']
export type OrderStatus = ListedOrder['status']
