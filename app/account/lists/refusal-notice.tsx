import type { ReactNode } from 'react'

/** The server's answer to a refused form, focused when the page is shown. */
export const ListRefusalNotice = ({ children }: { children: ReactNode }) => (
  <p
    role="alert"
    data-autofocus
    tabIndex={-1}
    className="mb-6 border-l-4 border-alarm bg-alarm-wash p-4"
  >
    {children}
  </p>
)
