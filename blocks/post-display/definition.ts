import { defineBlock } from '../define-blocks.ts'
import { maybeInteger, maybeLine, maybeSwitch } from '../fields.ts'

/** News posts: all, or with `compact` the latest `nr_posts` (D2 §9). */
export default defineBlock({
  fields: { title: maybeLine, nr_posts: maybeInteger(1, 20), compact: maybeSwitch },
  example: { title: 'News', nr_posts: 3, compact: true },
})
