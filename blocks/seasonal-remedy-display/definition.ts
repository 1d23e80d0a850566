import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** What the season offers. */
export const seasonalRemedyDisplay = defineBlock({
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
