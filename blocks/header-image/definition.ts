import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { image, maybeLine } from '../fields.ts'

/** One image across the full width. */
export default defineBlock({
  schema: z.object({
    image,
    alt: maybeLine,
    title: maybeLine,
    text: maybeLine,
  }),
  fields: {
    image: { type: 'image' },
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
