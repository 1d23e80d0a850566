import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Whether an address is a page of this site, not a file. */
export const isInternalLink = (address: string) => /^\/(?!files\/|media\/|api\/)/.test(address)

type Props = {
  to: string
  className?: string
  children: ReactNode
}

/** Navigates by the router within the site; the browser loads files and other sites. */
export const BlockLink = ({ to, className, children }: Props) =>
  isInternalLink(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className} {...(/^https:/.test(to) && { rel: 'noopener' })}>
      {children}
    </a>
  )
