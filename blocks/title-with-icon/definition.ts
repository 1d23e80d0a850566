import { defineBlock } from '../define-blocks.ts'
import { line, maybeIcon, maybeLine } from '../fields.ts'

/** A heading with an icon for a part of the page. */
export default defineBlock({
  fields: { icon_name: maybeIcon, title: line, subtitle: maybeLine },
  example: {
    icon_name: 'plant',
    title: 'What grows here',
    subtitle: 'Sixty medicinal plants on four terraces',
  },
})
