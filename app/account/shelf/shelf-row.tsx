import { Plural, useLingui } from '@lingui/react/macro'
import { memo, useCallback, useState } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { showToast } from '../../browser/toast.ts'
import type { NoAnswer } from '../../islands/post-form.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import { LinePicture } from '../../shop/pictures/line-picture.tsx'
import { SubstanceList } from '../../shop/substance-list.tsx'
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
    <form method="post" onSubmit={onSubmit} className="max-sm:self-start">
      <input type="hidden" name="line" value={row.line} />
      <button
        type="submit"
        name="intent"
        value={isStarred ? 'unstar' : 'star'}
        aria-pressed={isStarred}
        aria-label={t`Favourite: ${row.name}`}
        className="round-button text-ochre"
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
  const { detail, substances } = lineMessages(info, t)
  return (
    <li className="grid grid-cols-[auto_2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] [overflow-clip-margin:1rem] sm:grid-cols-[auto_2.5rem_minmax(0,1fr)_auto_auto] sm:gap-x-3">
      <StarForm row={row} />
      <div className="max-sm:self-start max-sm:pt-0.5">
        <LinePicture line={row} side={40} />
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <h3 className="font-sans text-base font-medium break-words">{name}</h3>
        <p className="text-sm text-muted">
          {detail}
          {lastOrdered && (
            <span className="block sm:inline">
              <span aria-hidden="true" className="max-sm:hidden">
                {' · '}
              </span>
              <Plural
                value={orders}
                one={`ordered on ${lastOrdered}`}
                other={`ordered # times, last on ${lastOrdered}`}
              />
            </span>
          )}
        </p>
        {substances.length > 0 && <SubstanceList substances={substances} className="mt-1" />}
        {'why' in row && <UnavailableReason>{row.why}</UnavailableReason>}
      </div>
      {'item' in row && (
        <>
          <p className="max-sm:col-span-2 max-sm:col-start-2 sm:text-right">
            <Price amount={row.item.price} className="text-ink" />
          </p>
          {onAdd && (
            <Button
              look="outline"
              className="px-4 noscript:hidden"
              aria-keyshortcuts={digit === undefined ? undefined : `${digit}`}
              onClick={() => onAdd(row)}
            >
              <Icon name="basket" />
              {t`Add`}
              <span className="sr-only">
                : {name}, {detail}
              </span>
              <span
                aria-hidden="true"
                className="min-w-[1ch] font-mono text-xs text-muted max-lg:hidden"
              >
                {digit}
              </span>
            </Button>
          )}
        </>
      )}
    </li>
  )
})
