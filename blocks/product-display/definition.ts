import { defineBlock } from '../define-blocks.ts'
import { list, maybeLine, product } from '../fields.ts'

/** Selected products, by slug. */
export default defineBlock({
  fields: { title: maybeLine, products: list(12, { slug: product }) },
  example: {
    title: 'For the journey',
    products: [{ slug: 'travel-granules' }, { slug: 'family-kit' }],
  },
})
