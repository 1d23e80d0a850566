import type { ReactNode } from 'react'
import { Illustration } from './illustration.tsx'

/** Classes of the title's link, which covers the whole label. */
export const labelLinkClass =
  'after:absolute after:inset-0 group-hover:text-leaf-dark group-hover:underline'

type Props = {
  /** The file name of the illustration. */
  picture: string
  /** At the corner of the illustration. */
  mark?: ReactNode
  topic: string
  nr?: ReactNode
  /** The name, as a link. */
  title: ReactNode
  /** 'Granules · Tube 4 g'. */
  facts: string
  price?: ReactNode
  /** Next to the price, above the covering link. */
  action?: ReactNode
}

/** A product in a list, in the layout of a pack label. */
export const ProductLabel = ({ picture, mark, topic, nr, title, facts, price, action }: Props) => (
  <li className="group relative flex flex-col border border-line bg-sheet transition-colors hover:border-leaf">
    <div className="grid place-items-center border-b border-line bg-paper py-4">
      <Illustration name={picture} className="size-36" />
      {mark && <span className="absolute top-3 left-3">{mark}</span>}
    </div>
    <div className="flex grow flex-col px-4 pt-3 pb-1">
      {/* Floated, so that a topic that is too long for the line wraps below the number. */}
      <p className="flow-root min-h-5 text-sm text-muted">
        {nr && <span className="float-right ml-3 tabular-nums">{nr}</span>}
        {topic}
      </p>
      <h3 className="mt-1 text-lg leading-snug hyphens-auto">{title}</h3>
      <p className="mt-1 text-sm text-muted">{facts}</p>
      <div className="mt-auto flex min-h-14 items-center justify-between gap-3 pt-2">
        {price}
        {action}
      </div>
    </div>
  </li>
)
