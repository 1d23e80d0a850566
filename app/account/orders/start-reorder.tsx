import { useCallback, useEffect, useState } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import type { ReorderAnswer } from './reorder-answer.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

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
