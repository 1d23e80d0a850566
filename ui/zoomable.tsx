import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  /** The enlarged image; it fills the dialog. */
  large: ReactNode
  /** The accessible name. */
  title: string
  /** Whether the image is too small for a sign on it. */
  isSmall?: boolean | undefined
  /** The image in the page. */
  children: ReactNode
}

/**
 * An image that opens in a large dialog by click, Enter or Space. It closes by Escape, its button
 * or a click outside; the focus returns (D2 §2).
 */
export const Zoomable = ({ large, title, isSmall = false, children }: Props) => {
  const { t } = useLingui()
  const titleId = useId()
  const dialogId = `${titleId}-dialog`
  return (
    <div className="relative">
      {children}
      <button
        type="button"
        // Opens without script; the action serves browsers without invoker commands.
        {...{ command: 'show-modal', commandfor: dialogId }}
        data-action="zoom"
        aria-label={t`Enlarge the image`}
        aria-haspopup="dialog"
        className="group absolute inset-0 cursor-zoom-in print:hidden"
      >
        {!isSmall && (
          <span className="absolute right-3 bottom-3 inline-flex size-11 items-center justify-center rounded-full border border-line bg-sheet text-leaf-dark group-hover:bg-wash">
            <Icon name="magnifying-glass-plus" />
          </span>
        )}
      </button>
      <dialog
        id={dialogId}
        aria-labelledby={titleId}
        closedby="any"
        className="m-auto size-[min(92vw,92dvh)] max-h-none max-w-none overflow-clip bg-sheet text-ink shadow-popup"
      >
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        <div className="relative grid size-full place-items-center p-6">
          {large}
          <form method="dialog">
            <button
              type="submit"
              aria-label={t`Close`}
              className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-full bg-sheet hover:bg-wash"
            >
              <Icon name="x" />
            </button>
          </form>
        </div>
      </dialog>
    </div>
  )
}
