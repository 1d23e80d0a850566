import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isInternalLink } from './parts/block-link.tsx'

const never = () => () => {}

/** One value for all times: React writes markup again when it gets another. */
const asItStands = { __html: '' }

/** The link of the site that was clicked; all else is left to the browser. */
const linkOf = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = !(button || altKey || ctrlKey || metaKey || shiftKey)
  return link && isPlain && link.host === location.host && isInternalLink(link.pathname)
    ? link
    : null
}

type Props = {
  /** What it shows: another means other markup. */
  of: object
  id?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * A block in which nothing moves keeps the markup that the server wrote, so a first visit loads no
 * script for it; only its links are followed here. What comes later is rendered as all else.
 */
export const StaticBlock = ({ of, id, className, children }: Props) => {
  const navigate = useNavigate()
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  // The next page may have another block at the same place.
  const [kept] = useState(isHydrating ? of : undefined)
  if (kept !== of)
    return (
      <div key="shown" id={id} className={className}>
        {children}
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the links in it that are clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered by key is clicked too
    <div
      key="kept"
      id={id}
      className={className}
      onClick={(event) => {
        const link = linkOf(event)
        if (!link) return
        event.preventDefault()
        navigate(link.pathname + link.search + link.hash)
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
      dangerouslySetInnerHTML={asItStands}
    />
  )
}
