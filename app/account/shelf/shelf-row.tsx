import { Plural, useLingui } from '@lingui/react/macro'
import { memo, useCallback, useState } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../browser/toast.ts'
import type { NoAnswer } from '../../islands/post-form.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import { OrderLine } from '../../shop/order-line.tsx'
import { UnavailableReason } from '../notices.tsx'
import type { StarAnswer } from './answer-shelf.ts'
import type { ShelfRowView } from './shelf-rows.ts'

/** The star of an article: pressed for favourites. The row stays until the page is left. */
const StarForm = ({ row }: { row: ShelfRowView }) => {
  const { t } = useLingui()
  const [isStarred, setStarred] = useState(row.isStarred)
  const onAnswer = useCallback(
    (answer: StarAnswer | NoAnswer) => {
      if ('isStarred' in answer) setStarred(answer.isStarred)
      else showToast('error', 'refusal' in answer ? answer.refusal : t(noAnswerMessage))
    },
    [t],
  )
  const { onSubmit } = useFormPost<StarAnswer>(onAnswer)
  return (
    <form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="line" value={row.line} />
      <button
        type="submit"
        name="intent"
        value={isStarred ? 'unstar' : 'star'}
        aria-pressed={isStarred}
        aria-label={t`Favourite: ${row.name}`}
        className="line-button -ml-2 text-ochre"
      >
        <Icon name={isStarred ? 'star-fill' : 'star'} />
      </button>
    </form>
  )
}

type Props = {
  row: ShelfRowView
  /** The key that adds the row while the list has the focus. */
  digit: number | undefined
  /** Absent for accounts that may not order in the shop. */
  onAdd: ((row: ShelfRowView) => void) | undefined
}

/** An article with its star, today's price and the button that adds it. */
export const ShelfRow = memo(({ row, digit, onAdd }: Props) => {
  const { t } = useLingui()
  const { name, info, orders, lastOrdered } = row
  const { detail } = lineMessages(info, t)
  return (
    <OrderLine
      line={row}
      heading="h3"
      lead={<StarForm row={row} />}
      notes={
        <>
          {lastOrdered && (
            <Plural
              value={orders}
              one={`ordered on ${lastOrdered}`}
              other={`ordered # times, last on ${lastOrdered}`}
            />
          )}
          {'why' in row && <UnavailableReason>{row.why}</UnavailableReason>}
        </>
      }
      amount={'item' in row ? row.item.price : undefined}
      actions={
        'item' in row &&
        onAdd && (
          <button
            type="button"
            aria-keyshortcuts={digit === undefined ? undefined : `${digit}`}
            onClick={() => onAdd(row)}
            className="line-button relative text-leaf-dark noscript:hidden"
            title={t`Add to Cart`}
          >
            <Icon name="basket" />
            <span className="sr-only">{t`Add: ${name}, ${detail}`}</span>
            <span
              aria-hidden="true"
              className="absolute -top-0.5 right-0 font-mono text-xs text-muted max-lg:hidden"
            >
              {digit}
            </span>
          </button>
        )
      }
    />
  )
})
