import { type ReactNode, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

type Props = {
  open: boolean
  /** Called when the person closes it. */
  onClose: () => void
  /** Called after it has closed for any reason; focus may be moved then. */
  onClosed?: () => void
  /** The id of the heading that names it. */
  labelledBy: string
  children: ReactNode
  /** The position: centred (`wide` for lines of an order), at the right edge, at the top, or as large as the viewport allows. */
  place?: keyof typeof places
}

const places = {
  middle: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl',
  wide: 'm-auto w-[min(48rem,calc(100vw-2rem))] max-w-none rounded-xl',
  side: 'ml-auto mr-0 my-0 h-dvh max-h-none max-w-none w-[min(60rem,100vw)]',
  top: 'mx-auto mt-0 sm:mt-[8dvh] mb-auto w-[min(44rem,100vw)] max-w-none max-h-dvh sm:max-h-[84dvh] sm:rounded-xl overflow-clip',
  image: 'm-auto size-[min(92vw,92dvh)] max-w-none max-h-none overflow-clip',
}

const closing = 'dialog[data-closing]'

/** Makes the dialog transparent, then closes it: closing restyles the whole page. */
const closeAfterPaint = (dialog: HTMLDialogElement) => {
  dialog.dataset.closing = ''
  return afterPaint(() => dialog.close())
}

const show = (dialog: HTMLDialogElement) => {
  delete dialog.dataset.closing
  if (dialog.open) return
  // The focus returns to what had it before the first of two dialogs.
  for (const other of document.querySelectorAll<HTMLDialogElement>(closing)) other.close()
  dialog.showModal()
}

/**
 * A modal popup based on `<dialog>`: overlay, focus trap and restoration, Escape. A click on the
 * overlay closes it too (D1 §2).
 */
export const Dialog = (props: Props) => {
  const { open, onClose, onClosed, labelledBy, children, place = 'middle' } = props
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open) return show(dialog)
    if (dialog.open) return closeAfterPaint(dialog)
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape, which is the keyboard equivalent
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      // `close` also fires when code closed it, e.g. to open another popup.
      onClose={({ currentTarget }) => {
        delete currentTarget.dataset.closing
        if (open) onClose()
        onClosed?.()
      }}
      // Escape.
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === ref.current && onClose()}
      className={`bg-sheet text-ink shadow-popup data-closing:opacity-0 data-closing:backdrop:opacity-0 ${places[place]}`}
    >
      {children}
    </dialog>
  )
}
