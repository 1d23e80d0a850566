import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, link, maybeIcon, maybeImage, maybeLine, maybeLink } from '../fields.ts'

const product = z.object({ product_name: line, product_link: link, product_icon: maybeIcon })

/** An image with a few products and one call to action (D2 §3). */
export default defineBlock({
  schema: z.object({
    image: maybeImage,
    title: maybeLine,
    products: z.array(product).check(z.maxLength(6)),
    call_to_action_text: maybeLine,
    call_to_action_link: maybeLink,
    darken_percentage: z.optional(z.int().check(z.minimum(0), z.maximum(90))),
  }),
  fields: {
    image: { type: 'image' },
    title: { type: 'text' },
    products: {
      type: 'list',
      most: 6,
      startsEmpty: true,
      of: {
        product_name: { type: 'text' },
        product_link: { type: 'link' },
        product_icon: { type: 'icon' },
      },
    },
    call_to_action_text: { type: 'text' },
    call_to_action_link: { type: 'link' },
    darken_percentage: { type: 'number' },
  },
  example: {
    image: 'scene-shelf',
    title: 'Everything that a practice needs',
    products: [
      {
        product_name: 'Single remedies',
        product_link: 'page:shop.homeopathy.remedies',
        product_icon: 'drop',
      },
      {
        product_name: 'Bud extracts',
        product_link: 'page:shop.gemmotherapy',
        product_icon: 'leaf',
      },
      { product_name: 'Mixtures', product_link: 'page:shop.make_your_own', product_icon: 'flask' },
    ],
    call_to_action_text: 'Go to the shop',
    call_to_action_link: 'page:shop.homeopathy',
    darken_percentage: 40,
  },
})
