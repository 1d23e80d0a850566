import { useLingui } from '@lingui/react/macro'
import { reasonMessages } from '../../../messages/shop/order-charges.ts'
import { LineList } from '../../../ui/line-layout.tsx'
import { OrderLine } from '../../shop/order-line.tsx'
import type { LineView } from './frame-view.ts'

export const OrderLines = ({ lines }: { lines: readonly LineView[] }) => {
  const { t } = useLingui()
  return (
    <LineList>
      {lines.map((line, position) => (
        <OrderLine
          // biome-ignore lint/suspicious/noArrayIndexKey: identical lines may occur twice; only the position distinguishes them
          key={position}
          line={line}
          reference={line.reference}
          notes={reasonMessages(line).map(t).join()}
          count={line.quantity}
          price={line.unitPrice}
          amount={line.total}
          before={line.shownBefore}
        />
      ))}
    </LineList>
  )
}
