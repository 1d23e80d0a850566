import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  open: boolean
  /** Called when the person closes it. */
  onClose: () => void
  /** Called after it has closed for any reason; focus may be moved then. */
  onClosed?: () => void
  /** The id of the heading that names it. */
  labelledBy: string
  children: ReactNode
  /** The position: centred, at the right edge, or as large as the viewport allows. */
  place?: 'middle' | 'side' | 'image'
}

const places = {
  middle: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl',
  side: 'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(34rem,100vw)]',
  image: 'm-auto size-[min(92vw,92dvh)] max-w-none max-h-none overflow-clip',
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
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape, which is the keyboard equivalent
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      // `close` also fires when code closed it, e.g. to open another popup.
      onClose={() => {
        if (open) onClose()
        onClosed?.()
      }}
      onClick={(event) => event.target === ref.current && onClose()}
      className={`bg-sheet text-ink shadow-popup ${places[place]}`}
    >
      {children}
    </dialog>
  )
}
