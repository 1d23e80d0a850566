import { defineBlock } from '../define-blocks.ts'
import { line, maybeChoice, maybeImage, maybeLine, richText } from '../fields.ts'

/** A person of the laboratory (D2 §3). */
export default defineBlock({
  fields: {
    name: line,
    function: maybeLine,
    description: richText,
    image: maybeImage,
    layout: maybeChoice('left', 'right'),
  },
  example: {
    name: 'Élodie Vuillens',
    function: 'Pharmacist in charge',
    description: 'Third generation of the family. She signs every batch.',
    image: 'sage',
    layout: 'left',
  },
})
