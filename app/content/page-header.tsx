import type { ReactNode } from 'react'
import { Illustration } from '../../ui/illustration.tsx'

type Props = {
  /** The section that the page stands in. */
  eyebrow?: ReactNode
  title: string
  lead?: string | undefined
  picture: string
  /** What the page offers first, below the lead. */
  children?: ReactNode
}

const isScene = (picture: string) => /^(scene|empty)-/.test(picture) || picture === 'envelope'

/** The head of a page: its words and its plate. */
export const PageHeader = ({ eyebrow, title, lead, picture, children }: Props) => (
  <header className="border-b border-line bg-sheet">
    <div className="page grid items-center gap-x-12 gap-y-6 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:py-14">
      <div>
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="measure mt-5 text-xl leading-relaxed text-muted">{lead}</p>}
        {children && <div className="mt-7">{children}</div>}
      </div>
      <Illustration
        name={picture}
        eager
        className={
          isScene(picture)
            ? 'h-auto w-full max-w-md md:w-80 lg:w-112'
            : 'h-auto w-36 max-md:-order-1 md:w-52 lg:w-60'
        }
      />
    </div>
  </header>
)
