import { dequal } from 'dequal/lite'
import { lineIdentity } from '../cart/cart-item.ts'
import { type Centimes, centimes, zero } from '../money.ts'
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

/** Whether its customer can cancel an order: as changes, but of what is paid only payments by card return. */
export const mayCancel = (order: ChangeableOrder & { payment: string; isPaid: boolean }): boolean =>
  mayChange(order, 'customer') && (order.payment === 'card' || !order.isPaid)

/** What a change of an order can concern, with the amounts that follow from it. */
export type ChangedContent<Address = unknown> = {
  lines: readonly ChangedLine[]
  discount: Centimes
  shipping: Centimes
  fee: Centimes
  total: Centimes
  payment: string
  reference: string
  note: string
  shippingAddress: Address
  billing: Address
}

type ChangedLine = Pick<
  OrderedLine,
  'productId' | 'name' | 'info' | 'quantity' | 'unitPrice' | 'total' | 'reference'
>

type Difference<Value> = { before: Value; after: Value }

/**
 * A line that was added (`quantity.before` 0), removed (`quantity.after` 0), or whose quantity or price differs.
 * `unitPrice`: only if it differs.
 */
export type LineChange = Pick<OrderedLine, 'name' | 'info'> & {
  quantity: Difference<number>
  total: Difference<Centimes>
  unitPrice?: Difference<Centimes>
}

export type ContentChange = {
  lines: LineChange[]
  /** The other parts that differ. */
  parts: (typeof parts)[number][]
  /** The amounts beside the lines that differ. */
  charges: (Difference<Centimes> & { name: (typeof charges)[number] })[]
  total: Difference<Centimes>
}

const parts = ['payment', 'reference', 'note', 'shippingAddress', 'billing'] as const

const charges = ['discount', 'shipping', 'fee'] as const

const differs = ({ before, after }: Difference<number>) => before !== after

const keyOf = ({ productId, reference = '', name, info }: ChangedLine) =>
  JSON.stringify([lineIdentity({ WcId: productId, name, info }), reference])

/** Lines of one article and reference as one. */
const sumLines = (lines: readonly ChangedLine[]) => {
  const sums = new Map<string, ChangedLine>()
  for (const line of lines) {
    const { quantity = 0, total = zero } = sums.get(keyOf(line)) ?? {}
    sums.set(keyOf(line), {
      ...line,
      quantity: quantity + line.quantity,
      total: centimes(total + line.total),
    })
  }
  return sums
}

/** Whether a change takes away some of an article, or all. */
export const lowersQuantities = (
  before: readonly ChangedLine[],
  after: readonly ChangedLine[],
): boolean => {
  const present = sumLines(after)
  return [...sumLines(before)].some(
    ([key, { quantity }]) => (present.get(key)?.quantity ?? 0) < quantity,
  )
}

const lineChange = (
  before: ChangedLine | undefined,
  after: ChangedLine | undefined,
  { name, info }: ChangedLine,
): LineChange => {
  const between = <Value>(of: (line: ChangedLine) => Value, none: Value): Difference<Value> => ({
    before: before ? of(before) : none,
    after: after ? of(after) : none,
  })
  const unitPrice = before && after && between((line) => line.unitPrice, zero)
  return {
    ...{ name, info, quantity: between((line) => line.quantity, 0) },
    total: between((line) => line.total, zero),
    ...(unitPrice && differs(unitPrice) && { unitPrice }),
  }
}

/** What differs between two versions of an order; its lines in the order of the later one. */
export const contentChange = (before: ChangedContent, after: ChangedContent): ContentChange => {
  const [former, present] = [sumLines(before.lines), sumLines(after.lines)]
  const lines = [...new Map([...present, ...former])].map(([key, line]) =>
    lineChange(former.get(key), present.get(key), present.get(key) ?? line),
  )
  return {
    lines: lines.filter(({ quantity, unitPrice }) => differs(quantity) || unitPrice),
    parts: parts.filter((part) => !dequal(before[part], after[part])),
    charges: charges
      .map((name) => ({ name, before: before[name], after: after[name] }))
      .filter(differs),
    total: { before: before.total, after: after.total },
  }
}

/** Whether the articles or their quantities differ, and not only the prices. */
export const changesQuantities = ({ lines }: ContentChange): boolean =>
  lines.some(({ quantity }) => differs(quantity))

export const isEmptyChange = ({ lines, parts, charges, total }: ContentChange): boolean =>
  lines.length + parts.length + charges.length === 0 && !differs(total)

/** Whether an invoice that is issued is no longer right after the change. */
export const concernsInvoice = ({ lines, parts, charges, total }: ContentChange): boolean =>
  lines.length + charges.length > 0 ||
  differs(total) ||
  parts.includes('billing') ||
  parts.includes('payment')
