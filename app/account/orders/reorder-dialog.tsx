import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sumCentimes, times } from '../../../domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import type { ReorderAnswer, ReorderView } from './reorder-answer.ts'
import { ReorderLine } from './reorder-line.tsx'
import { useReorder } from './use-reorder.ts'

const titleId = 'reorder-title'

const whatChanged = (lines: readonly ReorderView[]) => ({
  gone: lines.filter((line) => 'why' in line).length,
  repriced: lines.filter((line) => 'item' in line && line.item.price !== line.before).length,
})

const Changes = ({ lines }: { lines: readonly ReorderView[] }) => {
  const { gone, repriced } = whatChanged(lines)
  if (gone + repriced === 0)
    return (
      <p role="status" className="text-muted">
        <Trans>Everything is available at the same price as before.</Trans>
      </p>
    )
  return (
    <div role="status" className="flex gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-ochre" />
      <div>
        {repriced > 0 && (
          <p>
            <Plural
              value={repriced}
              one="The price of # item has changed."
              other="The prices of # items have changed."
            />
          </p>
        )}
        {gone > 0 && (
          <p>
            <Plural
              value={gone}
              one="# item can no longer be ordered."
              other="# items can no longer be ordered."
            />
          </p>
        )}
      </div>
    </div>
  )
}

const Review = ({ lines, onClose }: { lines: readonly ReorderView[]; onClose: () => void }) => {
  const reorder = useReorder()
  const items = lines.flatMap((line) => ('item' in line ? [line.item] : []))
  const total = sumCentimes(items.map(({ price, quantity }) => times(price, quantity)))
  const add = () => {
    onClose()
    reorder(items)
  }
  return (
    <>
      <Changes lines={lines} />
      <ul className="my-4 max-h-[50dvh] divide-y divide-line overflow-y-auto border-y border-line">
        {lines.map((line) => (
          <ReorderLine key={line.position} line={line} />
        ))}
      </ul>
      {items.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>
            <Trans>
              Subtotal <Price amount={total} className="text-ink" />
            </Trans>
          </p>
          <Button onClick={add}>
            <Icon name="basket" className="size-5 max-sm:hidden" />
            <Plural value={items.length} one="Add # item to cart" other="Add # items to cart" />
          </Button>
        </div>
      ) : (
        <Button look="outline" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      )}
    </>
  )
}

type Props = { open: boolean; answer: ReorderAnswer | undefined; onClose: () => void }

/** Shows the lines and what has changed since the order, before adding them to the cart (A3). */
export const ReorderDialog = ({ open, answer, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-4 flex items-center justify-between gap-2">
          <h2 id={titleId}>
            <Trans>Add to Cart</Trans>
          </h2>
          <CloseButton onClick={onClose} className="-mr-2" />
        </div>
        {!answer && <Spinner label={t`Looking up today’s prices…`} />}
        {answer && 'refusal' in answer && (
          <p role="alert" className="border-l-4 border-alarm bg-alarm-wash p-4">
            {answer.refusal}
          </p>
        )}
        {answer && 'lines' in answer && <Review lines={answer.lines} onClose={onClose} />}
      </div>
    </Dialog>
  )
}
