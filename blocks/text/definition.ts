import { defineBlock } from '../define-blocks.ts'
import { maybeChoice, maybeLine, richText } from '../fields.ts'

/** Running text (D2 §3), with its heading beside it on wide screens. */
export default defineBlock({
  fields: {
    heading: maybeLine,
    text: richText,
    text_align: maybeChoice('left', 'center', 'right'),
  },
  example: {
    heading: 'From the plant to the tube',
    text: 'Picked by hand and **macerated the same day**. [icon_leaf]\n\nEvery succussion is counted.',
    text_align: 'left',
  },
})
