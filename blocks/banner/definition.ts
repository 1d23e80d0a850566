import { defineBlock } from '../define-blocks.ts'
import {
  line,
  link,
  maybeIcon,
  maybeImage,
  maybeInteger,
  maybeLine,
  maybeLink,
  maybeList,
} from '../fields.ts'

const product = { product_name: line, product_link: link, product_icon: maybeIcon }

/** An image with a few products and one call to action (D2 §3). */
export default defineBlock({
  fields: {
    image: maybeImage,
    title: maybeLine,
    products: maybeList(6, product),
    call_to_action_text: maybeLine,
    call_to_action_link: maybeLink,
    darken_percentage: maybeInteger(0, 90),
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
