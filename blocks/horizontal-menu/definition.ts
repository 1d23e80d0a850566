import { defineBlock } from '../define-blocks.ts'
import { line, list, maybeFile, maybeIcon, maybeLine, maybeLink } from '../fields.ts'

const column = {
  icon: maybeIcon,
  title: line,
  description: maybeLine,
  file: maybeFile,
  button_link: maybeLink,
  button_text: maybeLine,
}

/** Four links, each to a page or a file (D2 §3). */
export default defineBlock({
  fields: { columns: list(4, column) },
  example: {
    columns: [
      {
        icon: 'book-open',
        title: 'Nomenclature',
        description: 'All remedies on one list.',
        button_link: 'page:shop.homeopathy.remedies',
        button_text: 'Open',
      },
      {
        icon: 'map-pin',
        title: 'Where to find us',
        description: 'Pharmacies and practices.',
        button_link: 'page:resources.where',
        button_text: 'To the map',
      },
      {
        icon: 'graduation-cap',
        title: 'Courses',
        description: 'For professionals.',
        button_link: 'page:resources.training',
        button_text: 'Dates',
      },
      {
        icon: 'envelope-simple',
        title: 'Questions',
        description: 'We answer within two days.',
        button_link: 'page:contact',
        button_text: 'Write to us',
      },
    ],
  },
})
