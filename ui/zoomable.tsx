import { type ReactNode, useId, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Illustration } from './illustration.tsx'

type Props = {
  /** The file name of the illustration. */
  name: string
  /** The accessible name. */
  title: string
  texts: { enlarge: string; close: string }
  /** The image in the page. */
  children: ReactNode
}

/**
 * An image that opens in a large dialog by click, Enter or Space. It closes by Escape, its button
 * or a click outside; the focus returns (D2 §2).
 */
export const Zoomable = ({ name, title, texts, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.enlarge}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group relative block w-full cursor-zoom-in"
      >
        {children}
        <span className="absolute right-3 bottom-3 inline-flex size-11 items-center justify-center rounded-full border border-line bg-sheet text-leaf-dark group-hover:bg-wash print:hidden">
          <Icon name="magnifying-glass-plus" />
        </span>
      </button>
      <Dialog open={isOpen} onClose={close} labelledBy={titleId} place="image">
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        <div className="relative grid size-full place-items-center p-6">
          {isOpen && <Illustration name={name} alt={title} eager className="size-full" />}
          <button
            type="button"
            aria-label={texts.close}
            onClick={close}
            className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-full bg-sheet hover:bg-wash"
          >
            <Icon name="x" />
          </button>
        </div>
      </Dialog>
    </>
  )
}
