import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, maybeFile, maybeIcon, maybeLine, maybeLink } from '../fields.ts'

const column = z.object({
  icon: maybeIcon,
  title: line,
  description: maybeLine,
  file: maybeFile,
  button_link: maybeLink,
  button_text: maybeLine,
})

/** Four links, each to a page or a file (D2 §3). */
export default defineBlock({
  schema: z.object({
    columns: z.array(column).check(z.minLength(1), z.maxLength(4)),
  }),
  fields: {
    columns: {
      type: 'list',
      most: 4,
      of: {
        icon: { type: 'icon' },
        title: { type: 'text' },
        description: { type: 'text' },
        file: { type: 'file' },
        button_link: { type: 'link' },
        button_text: { type: 'text' },
      },
    },
  },
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
