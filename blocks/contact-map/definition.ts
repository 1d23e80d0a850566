import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { maybeLine, maybeLines } from '../fields.ts'

/** Address and map of the laboratory (D2 §9). */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    text: maybeLines,
  }),
  fields: {
    title: { type: 'text' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    text: { type: 'textarea' },
  },
  example: {
    title: 'How to find us',
    latitude: 46.1814,
    longitude: 6.1394,
    text: 'Tram 12, stop Carouge Rondeau, then five minutes on foot.',
  },
})
