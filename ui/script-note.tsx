import type { ReactNode } from 'react'

/** Says what requires the script of the page, to those whose browser does not run it. */
export const ScriptNote = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 hidden rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4 noscript:block">
    {children}
  </div>
)
