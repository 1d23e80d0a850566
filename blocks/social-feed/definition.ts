import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { link, maybeLine, maybeLink } from '../fields.ts'

/** The laboratory's social media posts; other sites load after consent or a click (R36, D2 §9). */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    profile_link: link,
    embed_url: maybeLink,
    nr_posts: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
    truncate: z.optional(z.int().check(z.minimum(20), z.maximum(500))),
    nr_pages: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  }),
  fields: {
    title: { type: 'text' },
    profile_link: { type: 'link' },
    embed_url: { type: 'link' },
    nr_posts: { type: 'number' },
    truncate: { type: 'number' },
    nr_pages: { type: 'number' },
  },
  example: {
    title: 'From the garden',
    profile_link: 'https://www.instagram.com/laboratoire.trois.sources.example',
    nr_posts: 9,
    truncate: 100,
    nr_pages: 1,
  },
})
