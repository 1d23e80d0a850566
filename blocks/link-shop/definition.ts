import { defineBlock } from '../define-blocks.ts'
import { line, link, maybeIcon, maybeImage, maybeRichText } from '../fields.ts'

/** A link to a shop page (D2 §3). */
export default defineBlock({
  fields: {
    image: maybeImage,
    icon_name: maybeIcon,
    title: line,
    text: maybeRichText,
    button_link: link,
    button_text: line,
  },
  example: {
    image: 'homeopathy',
    icon_name: 'basket',
    title: 'Single remedies',
    text: 'Choose remedy, dilution, form and size.',
    button_link: 'page:shop.homeopathy.remedies',
    button_text: 'Choose a remedy',
  },
})
