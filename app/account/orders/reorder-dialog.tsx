import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import type { ReorderAnswer } from './reorder-answer.ts'
import { ReorderReview } from './reorder-review.tsx'

const titleId = 'reorder-title'

type Props = {
  open: boolean
  answer: ReorderAnswer | undefined
  /** Set when the server could not be reached: asks again. */
  onRetry: (() => void) | undefined
  onClose: () => void
}

/** Shows the lines and what has changed since the order, before adding them to the cart (A3). */
export const ReorderDialog = ({ open, answer, onRetry, onClose }: Props) => {
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
          <div role="alert" className="border-l-4 border-alarm bg-alarm-wash p-4">
            <p>{answer.refusal}</p>
            {onRetry && (
              <Button look="outline" className="mt-3" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </div>
        )}
        {answer && 'lines' in answer && <ReorderReview lines={answer.lines} onClose={onClose} />}
      </div>
    </Dialog>
  )
}
