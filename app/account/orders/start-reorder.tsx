import { useEffect, useState } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import type { ReorderAnswer } from './reorder-answer.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

/** The lines as they could be ordered now; undefined when the server did not answer. */
const findLines = async (fields: URLSearchParams): Promise<ReorderAnswer | undefined> => {
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
    })
    return await response.json()
  } catch {
    return undefined
  }
}

type Props = { fields: URLSearchParams; onClosed: () => void; failed: string }

const Reorder = ({ fields, onClosed, failed }: Props) => {
  const [answer, setAnswer] = useState<ReorderAnswer>()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    findLines(fields).then((found) => setAnswer(found ?? { refusal: failed }))
  }, [fields, failed])
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return <ReorderDialog open={isOpen} answer={answer} onClose={close} />
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

/** Opens the dialog for adding lines of the shown order or list: the button's line, or all. */
export const startReorder = (button: HTMLElement) => {
  const fields = fieldsOf(button)
  return mountDialog('reorder', (texts, onClosed) => (
    <Reorder fields={fields} onClosed={onClosed} failed={texts._(noAnswerMessage)} />
  ))
}
