import type { BlockProps } from '../block-props.ts'
import type definition from './definition.ts'

/** A quotation in the size of a heading. */
export default function QuoteBlock({ quote, quote_line_2, quotee }: BlockProps<typeof definition>) {
  return (
    <figure className="mx-auto max-w-4xl border-y-2 border-leaf bg-wash/60 px-6 py-12 text-center md:px-12 md:py-16">
      <blockquote className="grid gap-3 font-serif text-2xl leading-snug whitespace-pre-line md:text-4xl">
        <p className="text-balance">{quote}</p>
        {quote_line_2 && <p className="text-balance text-leaf-dark">{quote_line_2}</p>}
      </blockquote>
      {quotee && <figcaption className="mt-6 text-muted">{quotee}</figcaption>}
    </figure>
  )
}
