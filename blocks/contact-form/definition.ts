import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** Writes to the laboratory (D2 §3). */
export const contactForm = defineBlock({
  schema: z.object({
    title: maybeLine,
    text: maybeRichText,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
  },
  example: {
    title: 'Write to us',
    text: 'We answer within two working days.',
  },
})
