import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { maybeLine } from '../fields.ts'

/** News posts: all, or with `compact` the latest `nr_posts` (D2 §9). */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    nr_posts: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    compact: z.optional(z.boolean()),
  }),
  fields: {
    title: { type: 'text' },
    nr_posts: { type: 'number' },
    compact: { type: 'switch' },
  },
  example: {
    title: 'News',
    nr_posts: 3,
    compact: true,
  },
})
