import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'

/** Running text (D2 §3): a blank line begins a paragraph, a single break a line. */
export const text = defineBlock({
  schema: z.object({
    heading: z.optional(z.string()),
    text: z.string().check(z.minLength(1)),
    text_align: z.optional(z.enum(['left', 'center', 'right'])),
  }),
  fields: {
    heading: { type: 'text' },
    text: { type: 'textarea' },
    text_align: { type: 'select', options: ['left', 'center', 'right'] },
  },
  example: {
    heading: 'From the plant to the tube',
    text: 'Picked by hand and macerated the same day.\n\nEvery succussion is counted.',
    text_align: 'left',
  },
})
