import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { maybeIcon, maybeLine, richText } from '../fields.ts'

/** A highlighted piece of advice (D1 §2). */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    text: richText,
    icon_name: maybeIcon,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
    icon_name: { type: 'icon' },
  },
  example: {
    title: 'A tip from the laboratory',
    text: 'Keep the tube away from light and strong smells.',
    icon_name: 'leaf',
  },
})
