import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isInternalLink } from './is-internal-link.ts'

type Props = {
  to: string
  className?: string
  children: ReactNode
}

/** Within the site without loading anew; files and other sites by the browser. */
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
