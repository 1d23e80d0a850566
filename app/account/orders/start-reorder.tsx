import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { loadPage } from '../../islands/browser-page.ts'
import { IslandRoot } from '../../islands/island-root.tsx'
import type { ReorderAnswer } from './reorder-answer.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

/** The order's lines as they could be ordered now; undefined when the server did not answer. */
const findLines = async (line: string | undefined): Promise<ReorderAnswer | undefined> => {
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(line === undefined ? {} : { line }),
    })
    return await response.json()
  } catch {
    return undefined
  }
}

type Props = { line: string | undefined; onClosed: () => void; failed: string }

const Reorder = ({ line, onClosed, failed }: Props) => {
  const [answer, setAnswer] = useState<ReorderAnswer>()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    findLines(line).then((found) => setAnswer(found ?? { refusal: failed }))
  }, [line, failed])
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return <ReorderDialog open={isOpen} answer={answer} onClose={close} />
}

/** Opens the dialog for ordering a line of the shown order again, or all lines. */
export const startReorder = async (line: string | undefined) => {
  const { page, texts } = await loadPage('reorder')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const remove = () => {
    // After the browser has returned the focus.
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  }
  root.render(
    <IslandRoot page={page} texts={texts}>
      <Reorder line={line} onClosed={remove} failed={texts._(noAnswerMessage)} />
    </IslandRoot>,
  )
}
