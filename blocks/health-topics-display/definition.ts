import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, maybeLine } from '../fields.ts'

const topic = z.object({ key: line })

/** Health topics by name and illustration (D2 §3); all topics unless some are selected. */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    topics: z.optional(z.array(topic).check(z.maxLength(20))),
  }),
  fields: {
    title: { type: 'text' },
    topics: {
      type: 'list',
      most: 20,
      startsEmpty: true,
      of: { key: { type: 'topic' } },
    },
  },
  example: {
    title: 'Health topics',
  },
})
