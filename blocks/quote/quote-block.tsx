import type { PropsOf } from '../shown-block.ts'

/** Set as large as a title: it stands for a whole paragraph. */
export default function QuoteBlock({ quote, quote_line_2, quotee }: PropsOf<'quote'>) {
  return (
    <figure className="mx-auto max-w-3xl border-y border-line py-10 text-center md:py-14">
      <blockquote className="grid gap-3 font-serif text-2xl leading-snug whitespace-pre-line md:text-3xl">
        <p className="text-balance">{quote}</p>
        {quote_line_2 && <p className="text-balance text-leaf-dark">{quote_line_2}</p>}
      </blockquote>
      {quotee && <figcaption className="mt-6 text-muted">{quotee}</figcaption>}
    </figure>
  )
}
