import type { ReactNode } from 'react'

/** Classes of the title's link, which covers the whole label. */
export const labelLinkClass = 'card-link'

type Props = {
  /** The container, and an ingredient beside it. */
  picture: ReactNode
  /** At the corner of the picture. */
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
export const ProductLabel = (props: Props) => {
  const { picture, mark, topic, nr, title, facts, price, action } = props
  return (
    <li className="product-label">
      <div className="product-label-picture">
        {picture}
        {mark && <span className="absolute top-3 left-3">{mark}</span>}
      </div>
      <div className="product-label-text">
        {/* Floated, so that a topic that is too long for the line wraps below the number. */}
        <p className="flow-root min-h-5 text-sm text-muted">
          {nr && <span className="float-right ml-3 tabular-nums">{nr}</span>}
          {topic}
        </p>
        <h3 className="mt-1 text-lg leading-snug hyphens-auto">{title}</h3>
        <p className="mt-1 text-sm text-muted">{facts}</p>
        <div className="product-label-price">
          {price}
          {action}
        </div>
      </div>
    </li>
  )
}
