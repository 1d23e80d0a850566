import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, maybeLine } from '../fields.ts'

const product = z.object({ slug: line })

/** Selected products, by slug. */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    products: z.array(product).check(z.minLength(1), z.maxLength(12)),
  }),
  fields: {
    title: { type: 'text' },
    products: {
      type: 'list',
      most: 12,
      of: { slug: { type: 'product' } },
    },
  },
  example: {
    title: 'For the journey',
    products: [{ slug: 'travel-granules' }, { slug: 'family-kit' }],
  },
})
