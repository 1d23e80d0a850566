import { defineBlock } from '../define-blocks.ts'
import { line, link, maybeImage, maybeRichText } from '../fields.ts'

/** Links from a topic to a product or shop page (D1 §2). */
export default defineBlock({
  fields: {
    title: line,
    text: maybeRichText,
    button_text: line,
    button_link: link,
    image: maybeImage,
  },
  example: {
    title: 'Travel granules',
    text: 'For the pocket, the car and the mountain hut.',
    button_text: 'See the product',
    button_link: 'page:otcs.otchomeo',
    image: 'travel-kit',
  },
})
