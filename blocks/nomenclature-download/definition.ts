import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { file, line, maybeRichText } from '../fields.ts'

/** A product list to download. */
export default defineBlock({
  schema: z.object({
    title: line,
    text: maybeRichText,
    file: file,
    button_text: line,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
    file: { type: 'file' },
    button_text: { type: 'text' },
  },
  example: {
    title: 'The list of remedies',
    text: 'All remedies with their dilutions.',
    file: '/files/nomenclature.pdf',
    button_text: 'Download',
  },
})
