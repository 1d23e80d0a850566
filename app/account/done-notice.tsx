import type { ReactNode } from 'react'

/** What a form has done, above the content that it changed; it receives the focus. */
export const DoneNotice = ({ children }: { children: ReactNode }) => (
  <p role="status" data-autofocus tabIndex={-1} className="mb-6 border-l-4 border-leaf bg-wash p-4">
    {children}
  </p>
)
