import { defineBlock } from '../define-blocks.ts'
import { essentials, line, maybeIcon, maybeLines } from '../fields.ts'

/** A slider of names with links: six per page, one on a phone (D2 §9). */
export default defineBlock({
  fields: {
    title: line,
    description: maybeLines,
    icon_name: maybeIcon,
    essentials_names: essentials,
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
