import { defineBlock } from '../define-blocks.ts'
import { lines, maybeIcon, maybeLines } from '../fields.ts'

/** Up to three testimonials; long ones are collapsed to 200 characters (D2 §9). */
export default defineBlock({
  fields: {
    icon_1: maybeIcon,
    text_1: lines,
    icon_2: maybeIcon,
    text_2: maybeLines,
    icon_3: maybeIcon,
    text_3: maybeLines,
  },
  example: {
    icon_1: 'quotes',
    text_1:
      'The list of remedies is complete, the labels are legible, and what I order on Monday is at the practice by Wednesday. In eleven years I have had to call the laboratory twice, and both times the person who answered knew the remedy that I was speaking of.',
    icon_2: 'leaf',
    text_2: 'I know the garden. That is why I order the mother tinctures here.',
    icon_3: 'heart',
    text_3: 'Clear invoices, no surprises.',
  },
})
