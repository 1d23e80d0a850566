import { LineList } from '../../../ui/line-layout.tsx'
import { OrderLine } from '../../shop/order-line.tsx'
import type { LineView } from './frame-view.ts'

export const OrderLines = ({ lines }: { lines: readonly LineView[] }) => (
  <LineList>
    {lines.map((line, position) => (
      <OrderLine
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines may occur twice; only the position distinguishes them
        key={position}
        line={line}
        reference={line.reference}
        count={line.quantity}
        price={line.unitPrice}
        amount={line.total}
        before={line.shownBefore}
      />
    ))}
  </LineList>
)
