import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isInternalLink } from './parts/block-link.tsx'

const never = () => () => {}

/** One constant object: React replaces the HTML when it receives another. */
const unchangedHtml = { __html: '' }

/** The clicked internal link, or null: the browser handles all other clicks. */
const linkOf = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = !(button || altKey || ctrlKey || metaKey || shiftKey)
  return link && isPlain && link.host === location.host && isInternalLink(link.pathname)
    ? link
    : null
}

type Props = {
  /** The rendered data; different data means different HTML. */
  of: object
  id?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * Keeps the server's HTML of a static block, so that a first visit loads no script for it. Internal
 * links in it navigate by the router. Pages rendered in the browser render the children.
 */
export const StaticBlock = ({ of, id, className, children }: Props) => {
  const navigate = useNavigate()
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  // The next page may have another block at the same position.
  const [hydrated] = useState(isHydrating ? of : undefined)
  if (hydrated !== of)
    return (
      <div key="rendered" id={id} className={className}>
        {children}
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the links in it that are clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered by key is clicked too
    <div
      key="server-html"
      id={id}
      className={className}
      onClick={(event) => {
        const link = linkOf(event)
        if (!link) return
        event.preventDefault()
        navigate(link.pathname + link.search + link.hash)
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's HTML is kept, nothing is inserted
      dangerouslySetInnerHTML={unchangedHtml}
    />
  )
}
