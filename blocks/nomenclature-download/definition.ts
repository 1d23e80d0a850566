import { defineBlock } from '../define-blocks.ts'
import { file, line, maybeRichText } from '../fields.ts'

/** A product list to download. */
export default defineBlock({
  fields: { title: line, text: maybeRichText, file: file, button_text: line },
  example: {
    title: 'The list of remedies',
    text: 'All remedies with their dilutions.',
    file: '/files/nomenclature.pdf',
    button_text: 'Download',
  },
})
