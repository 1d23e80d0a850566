import type { ReactNode } from 'react'

type Props = { children: ReactNode }

const noteClass = 'hidden rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4'

/** Says what requires the script of the page, to those whose browser does not run it. */
export const ScriptNote = ({ children }: Props) => (
  <div className={`mb-6 ${noteClass} noscript:block`}>{children}</div>
)

/** Says what requires cookies, to those whose browser blocks them. */
export const CookiesNote = ({ children }: Props) => (
  <div role="note" className={`${noteClass} cookies-blocked:block`}>
    {children}
  </div>
)
