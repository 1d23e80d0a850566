import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  open: boolean
  /** The person closes it. */
  onClose: () => void
  /** It is gone, by whatever way: the focus is free again. */
  onClosed?: () => void
  /** The id of the element that names it. */
  labelledBy: string
  children: ReactNode
  /** Where it stands: in the middle, along the right edge, or as large as a picture can be. */
  place?: 'middle' | 'side' | 'picture'
}

const places = {
  middle: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl',
  side: 'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(34rem,100vw)]',
  picture: 'm-auto size-[min(92vw,92dvh)] max-w-none max-h-none overflow-clip',
}

/**
 * A modal popup on the platform's own dialog: overlay, focus kept inside and given back, Escape.
 * A click on the overlay closes it too (D1 §2).
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      // Nobody has closed it when it was closed from outside, e.g. for another popup in its place.
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
