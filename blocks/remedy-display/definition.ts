import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { field, maybeLine } from '../fields.ts'

/** The products of one category (D2 §2); a message if the category is unknown (D2 §8). */
export default defineBlock({
  fields: {
    title: maybeLine,
    category: field(z.string().check(z.maxLength(60), z.regex(/^[\w-]*$/)), {
      type: 'select',
      options: [
        'complexes',
        'otchomeo',
        'gemmotherapy',
        'animals',
        'kits',
        'salts',
        'supplements',
        'seasonal',
      ],
    }),
  },
  example: { title: 'Our complexes', category: 'complexes' },
})
