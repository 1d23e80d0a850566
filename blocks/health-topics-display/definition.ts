import { defineBlock } from '../define-blocks.ts'
import { maybeLine, maybeList, topic } from '../fields.ts'

/** Health topics by name and illustration (D2 §3); all topics unless some are selected. */
export default defineBlock({
  fields: { title: maybeLine, topics: maybeList(20, { key: topic }) },
  example: { title: 'Health topics' },
})
