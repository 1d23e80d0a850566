import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../browser/toast.ts'
import type { NoAnswer } from '../../islands/post-form.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import type { ShelfRowView, StarAnswer } from './shelf-row-view.ts'

/** The star of an article: pressed for favourites. The row stays until the page is left. */
export const StarForm = ({ row }: { row: ShelfRowView }) => {
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
