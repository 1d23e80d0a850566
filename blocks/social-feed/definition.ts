import { defineBlock } from '../define-blocks.ts'
import { link, maybeInteger, maybeLine, maybeLink } from '../fields.ts'

/** The laboratory's social media posts; other sites load after consent or a click (R36, D2 §9). */
export default defineBlock({
  fields: {
    title: maybeLine,
    profile_link: link,
    embed_url: maybeLink,
    nr_posts: maybeInteger(1, 30),
    truncate: maybeInteger(20, 500),
    nr_pages: maybeInteger(1, 5),
  },
  example: {
    title: 'From the garden',
    profile_link: 'https://www.instagram.com/laboratoire.trois.sources.example',
    nr_posts: 9,
    truncate: 100,
    nr_pages: 1,
  },
})
