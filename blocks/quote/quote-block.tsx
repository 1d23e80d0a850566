import type { BlockProps } from '../block-props.ts'
import type definition from './definition.ts'

/** A quotation in the size of a heading. */
export default function QuoteBlock({ quote, quote_line_2, quotee }: BlockProps<typeof definition>) {
  return (
    <figure className="quote">
      <blockquote>
        <p className="text-balance">{quote}</p>
        {quote_line_2 && <p className="text-balance text-leaf-dark">{quote_line_2}</p>}
      </blockquote>
      {quotee && <figcaption className="mt-6 text-muted">{quotee}</figcaption>}
    </figure>
  )
}
