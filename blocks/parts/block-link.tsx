import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isOfSite } from './is-of-site.ts'

type Props = {
  to: string
  className?: string
  /** Where the words alone do not say where it leads. */
  label?: string
  children: ReactNode
}

/** Within the site without loading anew; files and other sites by the browser. */
export const BlockLink = ({ to, className, label, children }: Props) =>
  isOfSite(to) ? (
    <Link to={to} className={className} aria-label={label}>
      {children}
    </Link>
  ) : (
    <a
      href={to}
      className={className}
      aria-label={label}
      {...(/^https:/.test(to) && { rel: 'noopener' })}
    >
      {children}
    </a>
  )
