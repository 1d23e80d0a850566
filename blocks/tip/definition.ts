import { defineBlock } from '../define-blocks.ts'
import { maybeIcon, maybeLine, richText } from '../fields.ts'

/** A highlighted piece of advice (D1 §2). */
export default defineBlock({
  fields: { title: maybeLine, text: richText, icon_name: maybeIcon },
  example: {
    title: 'A tip from the laboratory',
    text: 'Keep the tube away from light and strong smells.',
    icon_name: 'leaf',
  },
})
