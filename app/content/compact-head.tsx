import type { ReactNode } from 'react'
import { Illustration } from '../../ui/illustration.tsx'
import { smallTitleSize } from '../../ui/title-size.ts'

type Props = {
  eyebrow: ReactNode
  title: string
  lead: string
  picture: string
  /** The first element of the page, unless it is a selector. */
  children?: ReactNode
}

/** A low page head, so that the first step of a selector is visible without scrolling. */
export const CompactHead = ({ eyebrow, title, lead, picture, children }: Props) => (
  <header className="border-b border-line bg-sheet">
    <div
      className={`page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-6 md:gap-x-8 ${children ? 'md:py-12' : ''}`}
    >
      <div>
        <p className="eyebrow mb-2">{eyebrow}</p>
        <h1 className={smallTitleSize(title)}>{title}</h1>
        <p className="measure mt-3 text-lg text-muted max-md:hidden">{lead}</p>
      </div>
      <Illustration
        name={picture}
        className={`size-16 object-cover sm:size-20 ${children ? 'md:row-span-2 md:size-60' : 'md:size-34'}`}
        eager
      />
      {children && <div className="mt-6 max-md:col-span-2">{children}</div>}
    </div>
  </header>
)
