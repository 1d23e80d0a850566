import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { maybeLine, richText } from '../fields.ts'

/** Running text (D2 §3), with its heading beside it on wide screens. */
export default defineBlock({
  schema: z.object({
    heading: maybeLine,
    text: richText,
    text_align: z.optional(z.enum(['left', 'center', 'right'])),
  }),
  fields: {
    heading: { type: 'text' },
    text: { type: 'richtext' },
    text_align: { type: 'select', options: ['left', 'center', 'right'] },
  },
  example: {
    heading: 'From the plant to the tube',
    text: 'Picked by hand and **macerated the same day**. [icon_leaf]\n\nEvery succussion is counted.',
    text_align: 'left',
  },
})
