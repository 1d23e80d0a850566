import type { ReactNode } from 'react'

type Props = { to: string; className?: string; children: ReactNode }

/** A link of a block: a page of this site, a file, or another site. */
export const BlockLink = ({ to, className, children }: Props) => (
  <a href={to} className={className} {...(/^https:/.test(to) && { rel: 'noopener' })}>
    {children}
  </a>
)
