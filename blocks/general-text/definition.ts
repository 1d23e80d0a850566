import { defineBlock } from '../define-blocks.ts'
import { maybeLine, richText } from '../fields.ts'

/** The running text of a topic (D1 §2). */
export default defineBlock({
  fields: { title: maybeLine, text: richText },
  example: {
    title: 'What tradition says',
    text: 'Herbalists of the Alps have *always* gathered it in June.\n\n- the flower\n- the leaf',
  },
})
