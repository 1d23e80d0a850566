import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** Takes part in a contest (D2 §3). */
export const contestForm = defineBlock({
  schema: z.object({
    title: maybeLine,
    text: maybeRichText,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
  },
  example: {
    title: 'Win a day in the garden',
    text: 'We draw ten names on 1 May.',
  },
})
