import { defineBlock } from '../define-blocks.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** The products of the current month. */
export default defineBlock({
  fields: { title: maybeLine, text: maybeRichText },
  example: { title: 'For the season', text: 'Prepared in small batches.' },
})
