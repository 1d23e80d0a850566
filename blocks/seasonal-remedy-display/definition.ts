import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** The products of the current month. */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    text: maybeRichText,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
  },
  example: {
    title: 'For the season',
    text: 'Prepared in small batches.',
  },
})
