import { dequal } from 'dequal/lite'
import { lineIdentity } from '../cart/cart-item.ts'
import type { Centimes } from '../money.ts'
import { isFormerOrder, type OrderStatus } from './order-status.ts'
import type { OrderedLine } from './price-order.ts'

type ChangedBy = 'customer' | 'staff'

/** Until the preparation begins, customers change an order; the staff until its dispatch (R47). */
const changeable: Record<ChangedBy, readonly OrderStatus[]> = {
  customer: ['requested', 'pending', 'on-hold', 'processing'],
  staff: ['requested', 'pending', 'on-hold', 'processing', 'preparing'],
}

type ChangeableOrder = { status: OrderStatus; channel?: string | undefined }

/** Whether an order can be changed or cancelled by its customer, or changed by the staff. */
export const mayChange = (order: ChangeableOrder, by: ChangedBy): boolean =>
  !isFormerOrder(order) && changeable[by].includes(order.status)

/** Whether its customer can cancel an order: as changes, but not once it is paid in advance. */
export const mayCancel = (order: ChangeableOrder & { payment: string }): boolean =>
  mayChange(order, 'customer') && !(order.payment === 'advance' && order.status === 'processing')

/** What a change of an order can concern. */
export type ChangedContent<Address = unknown> = {
  lines: readonly Pick<OrderedLine, 'productId' | 'name' | 'info' | 'quantity' | 'reference'>[]
  total: Centimes
  payment: string
  reference: string
  note: string
  shippingAddress: Address
  billing: Address
}

/** A line that was added (`before` 0), removed (`after` 0), or whose quantity differs. */
export type LineChange = Pick<OrderedLine, 'name' | 'info'> & { before: number; after: number }

export type ContentChange = {
  lines: LineChange[]
  /** The other parts that differ. */
  parts: Exclude<keyof ChangedContent, 'lines' | 'total'>[]
  total: { before: Centimes; after: Centimes }
}

const parts = ['payment', 'reference', 'note', 'shippingAddress', 'billing'] as const

const keyOf = ({ productId, reference = '', ...line }: ChangedContent['lines'][number]) =>
  JSON.stringify([lineIdentity({ WcId: productId, ...line }), reference])

const countLines = (lines: ChangedContent['lines']) => {
  const counts = new Map<string, Pick<OrderedLine, 'name' | 'info'> & { count: number }>()
  for (const line of lines) {
    const { name, info, quantity } = line
    const { count = 0 } = counts.get(keyOf(line)) ?? {}
    counts.set(keyOf(line), { name, info, count: count + quantity })
  }
  return counts
}

/** What differs between two versions of an order; its lines in the order of the later one. */
export const contentChange = (before: ChangedContent, after: ChangedContent): ContentChange => {
  const [former, present] = [countLines(before.lines), countLines(after.lines)]
  const lines = [...new Map([...present, ...former])].map(([key, { name, info }]) => ({
    ...{ name, info },
    before: former.get(key)?.count ?? 0,
    after: present.get(key)?.count ?? 0,
  }))
  return {
    lines: lines.filter((line) => line.before !== line.after),
    parts: parts.filter((part) => !dequal(before[part], after[part])),
    total: { before: before.total, after: after.total },
  }
}

export const isEmptyChange = ({ lines, parts, total }: ContentChange): boolean =>
  lines.length === 0 && parts.length === 0 && total.before === total.after

/** Whether an invoice that is issued is no longer right after the change. */
export const concernsInvoice = ({ lines, parts, total }: ContentChange): boolean =>
  lines.length > 0 ||
  total.before !== total.after ||
  parts.includes('billing') ||
  parts.includes('payment')
