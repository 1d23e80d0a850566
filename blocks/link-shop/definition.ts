import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, link, maybeIcon, maybeImage, maybeRichText } from '../fields.ts'

/** A link to a shop page (D2 §3). */
export default defineBlock({
  schema: z.object({
    image: maybeImage,
    icon_name: maybeIcon,
    title: line,
    text: maybeRichText,
    button_link: link,
    button_text: line,
  }),
  fields: {
    image: { type: 'image' },
    icon_name: { type: 'icon' },
    title: { type: 'text' },
    text: { type: 'richtext' },
    button_link: { type: 'link' },
    button_text: { type: 'text' },
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
