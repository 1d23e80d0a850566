import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** Registers for a webinar (D2 §3). */
export const webinarForm = defineBlock({
  schema: z.object({
    title: maybeLine,
    text: maybeRichText,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
  },
  example: {
    title: 'Register',
    text: 'The link is mailed the day before.',
  },
})
