import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, maybeImage, maybeLine, richText } from '../fields.ts'

/** A person of the laboratory (D2 §3). */
export default defineBlock({
  schema: z.object({
    name: line,
    function: maybeLine,
    description: richText,
    image: maybeImage,
    layout: z.optional(z.enum(['left', 'right'])),
  }),
  fields: {
    name: { type: 'text' },
    function: { type: 'text' },
    description: { type: 'richtext' },
    image: { type: 'image' },
    layout: { type: 'select', options: ['left', 'right'] },
  },
  example: {
    name: 'Élodie Vuillens',
    function: 'Pharmacist in charge',
    description: 'Third generation of the family. She signs every batch.',
    image: 'sage',
    layout: 'left',
  },
})
