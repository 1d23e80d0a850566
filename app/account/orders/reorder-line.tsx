import { Trans, useLingui } from '@lingui/react/macro'
import { times } from '../../../domain/money.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import type { ReorderView } from './reorder-answer.ts'

/** A line with its changes since the order: new price, or unavailable. */
export const ReorderLine = ({ line }: { line: ReorderView }) => {
  const { t } = useLingui()
  const { name, info, quantity, before } = line
  const { detail } = lineMessages(info, t)
  return (
    <li className="py-3">
      <div className="flex items-baseline justify-between gap-4">
        <div className="min-w-0">
          <p className={`break-words ${'why' in line ? 'text-muted line-through' : ''}`}>
            <span className="tabular-nums">{quantity} × </span>
            {name}
          </p>
          <p className="text-sm text-muted">{detail}</p>
        </div>
        {'item' in line && (
          <p className="shrink-0 text-right">
            <Price amount={times(line.item.price, quantity)} className="text-ink" />
            {quantity > 1 && (
              <span className="block text-sm text-muted">
                <Trans>
                  {quantity} × <Price amount={line.item.price} className="font-normal text-muted" />
                </Trans>
              </span>
            )}
            {line.item.price !== before && (
              <span className="block text-sm text-ochre">
                <Trans>
                  was: <Price amount={times(before, quantity)} className="line-through" />
                </Trans>
              </span>
            )}
          </p>
        )}
      </div>
      {'why' in line && (
        <p className="mt-1 flex gap-2 text-sm font-medium text-alarm">
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          {line.why}
        </p>
      )}
    </li>
  )
}
