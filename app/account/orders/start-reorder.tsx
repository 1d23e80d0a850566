import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import type { ReorderAnswer } from './answer-reorder.ts'
import { ReorderReview } from './reorder-review.tsx'

const titleId = 'reorder-title'

type ReorderDialogProps = {
  open: boolean
  answer: ReorderAnswer | undefined
  /** Set when the server could not be reached: asks again. */
  onRetry: (() => void) | undefined
  onClose: () => void
}

/** Shows the lines and what has changed since the order, before adding them to the cart (A3). */
const ReorderDialog = ({ open, answer, onRetry, onClose }: ReorderDialogProps) => {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} place="wide">
      <div className="p-6 sm:p-8">
        <div className="mb-4 flex items-center justify-between gap-2">
          <h2 id={titleId}>{t`Add to Cart`}</h2>
          <CloseButton onClick={onClose} className="-mr-2" />
        </div>
        {!answer && <Spinner label={t`Looking up current prices…`} />}
        {answer && 'refusal' in answer && (
          <div role="alert" className="border-l-4 border-alarm bg-alarm-wash p-4">
            <p>{answer.refusal}</p>
            {onRetry && (
              <Button look="outline" className="mt-3" onClick={onRetry}>
                {t`Try again`}
              </Button>
            )}
          </div>
        )}
        {answer && 'lines' in answer && <ReorderReview lines={answer.lines} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

/** The lines as they could be ordered now; undefined when the server did not answer. */
const findLines = async (
  address: string,
  fields: URLSearchParams,
): Promise<ReorderAnswer | undefined> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
    })
    const answer = await response.json()
    return 'lines' in answer || 'refusal' in answer ? answer : undefined
  } catch {
    return undefined
  }
}

type Props = { address: string; fields: URLSearchParams; onClosed: () => void; failed: string }

const Reorder = ({ address, fields, onClosed, failed }: Props) => {
  const [answer, setAnswer] = useState<ReorderAnswer>()
  const [hasFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const find = useCallback(async () => {
    setAnswer(undefined)
    const found = await findLines(address, fields)
    setFailed(!found)
    setAnswer(found ?? { refusal: failed })
  }, [address, fields, failed])
  useEffect(() => {
    find()
  }, [find])
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <ReorderDialog
      open={isOpen}
      answer={answer}
      onRetry={hasFailed ? find : undefined}
      onClose={close}
    />
  )
}

/** The quantities that are entered in the form of a list, and the line of the button. */
const fieldsOf = (button: HTMLElement) => {
  const fields = new URLSearchParams()
  const form = button.closest('form')
  for (const [name, value] of form ? new FormData(form) : []) fields.append(name, `${value}`)
  const { line } = button.dataset
  if (line !== undefined) fields.append('line', line)
  return fields
}

/**
 * Opens the dialog for adding lines of an order or list: the button's line, or all. `data-address` is its
 * page, by default the shown one.
 */
export const startReorder = (button: HTMLElement) => {
  const fields = fieldsOf(button)
  const { address = location.pathname } = button.dataset
  return mountDialog((texts, onClosed) => (
    <Reorder
      address={address}
      fields={fields}
      onClosed={onClosed}
      failed={texts._(noAnswerMessage)}
    />
  ))
}
