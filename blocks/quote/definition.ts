import { defineBlock } from '../define-blocks.ts'
import { lines, maybeLine, maybeLines } from '../fields.ts'

/** A quotation and its author (D2 §3). */
export default defineBlock({
  fields: { quote: lines, quote_line_2: maybeLines, quotee: maybeLine },
  example: {
    quote: 'Water remembers nothing; the hand that shakes it has to.',
    quote_line_2: 'That is why we count aloud.',
    quotee: 'Jeanne Vuillens, founder, 1951',
  },
})
