import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { maybeLine, picture } from '../fields.ts'

/** One picture over the whole width. */
export const headerImage = defineBlock({
  schema: z.object({
    image: picture,
    alt: maybeLine,
    title: maybeLine,
    text: maybeLine,
  }),
  fields: {
    image: { type: 'picture' },
    alt: { type: 'text' },
    title: { type: 'text' },
    text: { type: 'text' },
  },
  example: {
    image: 'scene-garden',
    alt: 'The terraces of the garden with the three springs',
    title: 'The garden of the three springs',
  },
})
