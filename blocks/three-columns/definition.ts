import { defineBlock } from '../define-blocks.ts'
import { line, list, maybeIcon, maybeLine, maybeLink, maybeRichText } from '../fields.ts'

const column = {
  icon: maybeIcon,
  title: line,
  text: maybeRichText,
  button_text: maybeLine,
  button_link: maybeLink,
}

/** One to three columns side by side (D2 §3). */
export default defineBlock({
  fields: { title: maybeLine, columns: list(3, column) },
  example: {
    title: 'What we stand for',
    columns: [
      {
        icon: 'plant',
        title: 'Fresh plants',
        text: 'Gathered and worked on the same day.',
        button_text: 'The garden',
        button_link: 'page:company.garden',
      },
      {
        icon: 'flask',
        title: 'Hand work',
        text: 'Diluted and shaken step by step.',
        button_text: 'The laboratory',
        button_link: 'page:company.lab',
      },
      {
        icon: 'seal-check',
        title: 'Tested',
        text: 'Every batch has its papers.',
        button_text: 'Quality',
        button_link: 'page:company.quality',
      },
    ],
  },
})
