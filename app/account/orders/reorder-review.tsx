import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { useCart } from '../../shell/persisted/use-persisted.ts'
import { focusWrongQuantity } from '../../shop/cart/use-typed-quantity.ts'
import { addLines } from '../../shop/quick-order/add-lines.ts'
import type { ReorderView } from './reorder-answer.ts'
import {
  changedFirst,
  chosenLines,
  countChanges,
  everything,
  isOrderable,
  quantityInCart,
  type ReorderChoice,
  reorderTotalOf,
} from './reorder-choice.ts'
import { ReorderRow } from './reorder-line.tsx'

type ChangesProps = { gone: number; repriced: number; remade: number }

const Changes = ({ gone, repriced, remade }: ChangesProps) => {
  if (gone + repriced + remade === 0)
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
        {remade > 0 && (
          <p>
            <Plural
              value={remade}
              one="# item comes in another form or size today."
              other="# items come in another form or size today."
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

type Props = { lines: readonly ReorderView[]; onClose: () => void }

/** The lines to choose from, with the changes first. Only what is chosen enters the cart. */
export const ReorderReview = ({ lines, onClose }: Props) => {
  const { i18n, t } = useLingui()
  const { analytics } = useSiteFacts()
  const cart = useCart()
  const [choice, setChoice] = useState<ReorderChoice>(() => everything(lines, cart))
  const chosen = chosenLines(lines, choice)
  const describe = (info: ReorderView['info']) => lineMessages(info, t).detail
  const orderable = lines.filter(isOrderable)
  const add = async (button: HTMLElement) => {
    if (chosen.length === 0 || focusWrongQuantity(button)) return
    if (await addLines(chosen, i18n, analytics)) onClose()
  }
  return (
    <>
      <Changes {...countChanges(lines, describe)} />
      {orderable.length > 1 && (
        <Button
          look="plain"
          className="mt-2 -ml-6"
          onClick={() => setChoice(chosen.length > 0 ? {} : everything(lines, cart))}
        >
          {chosen.length > 0 ? <Trans>Choose none</Trans> : <Trans>Choose all</Trans>}
        </Button>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {changedFirst(lines, describe).map((line) => (
          <ReorderRow
            key={line.position}
            line={line}
            quantity={choice[line.position] ?? 0}
            inCart={isOrderable(line) ? quantityInCart(line, cart) : 0}
            onChange={(quantity) =>
              setChoice((before) => ({ ...before, [line.position]: quantity }))
            }
          />
        ))}
      </ul>
      {orderable.length > 0 ? (
        <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sheet px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
          <p>
            <Trans>
              Subtotal <Price amount={reorderTotalOf(chosen)} className="text-ink" />
            </Trans>
          </p>
          <Button
            aria-disabled={chosen.length === 0 || undefined}
            onClick={({ currentTarget }) => add(currentTarget)}
          >
            <Icon name="basket" className="size-5 max-sm:hidden" />
            <Plural
              value={chosen.length}
              _0="Choose at least one item"
              one="Add # item to cart"
              other="Add # items to cart"
            />
          </Button>
        </div>
      ) : (
        <Button look="outline" className="mt-4" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      )}
    </>
  )
}
