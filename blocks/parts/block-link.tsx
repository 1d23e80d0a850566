import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Whether an address is a page of this site; files are fetched by the browser. */
export const isInternalLink = (address: string) => /^\/(?!files\/|media\/|api\/)/.test(address)

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
