import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, lines, maybeIcon, maybeLines } from '../fields.ts'

/** One name with its link per line: `Arnica montana:page:shop.homeopathy.remedies`. */
const names = lines

/** A slider of names with links: six per page, one on a phone (D2 §9). */
export default defineBlock({
  schema: z.object({
    title: line,
    description: maybeLines,
    icon_name: maybeIcon,
    essentials_names: names,
  }),
  fields: {
    title: { type: 'text' },
    description: { type: 'textarea' },
    icon_name: { type: 'icon' },
    essentials_names: { type: 'essentials' },
  },
  example: {
    title: 'The essentials',
    description: 'What most practices order first.',
    icon_name: 'leaf',
    essentials_names: [
      'Arnica montana:page:shop.homeopathy.remedies',
      'Belladonna:page:shop.homeopathy.remedies',
      'Chamomilla:page:shop.homeopathy.remedies',
      'Ribes nigrum:page:shop.gemmotherapy',
      'Tilia tomentosa:page:shop.gemmotherapy',
      'Manganese:page:shop.oligotherapy',
      'Copper:page:shop.oligotherapy',
      'Calcium fluoratum:page:shop.schussler_salts',
    ].join('\n'),
  },
})
