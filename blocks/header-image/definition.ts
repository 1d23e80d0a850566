import { defineBlock } from '../define-blocks.ts'
import { image, maybeLine } from '../fields.ts'

/** One image across the full width. */
export default defineBlock({
  fields: { image, alt: maybeLine, title: maybeLine, text: maybeLine },
  example: {
    image: 'scene-garden',
    alt: 'The terraces of the garden with the three springs',
    title: 'The garden of the three springs',
  },
})
