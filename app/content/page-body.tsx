import type { ReactNode } from 'react'

/** The text of a page, with an optional column: section menu, address or list. */
export const PageBody = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <div className="page grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className={aside ? '' : 'lg:col-span-2'}>{children}</div>
    {aside && <aside className="lg:sticky lg:top-28 lg:self-start">{aside}</aside>}
  </div>
)
