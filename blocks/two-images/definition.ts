import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { image, maybeFile, maybeLine, maybeLink, maybeRichText } from '../fields.ts'

const captionedImage = z.object({
  image,
  alt: maybeLine,
  title: maybeLine,
  text: maybeRichText,
  link: maybeLink,
  button_text: maybeLine,
  download: maybeFile,
})

/** Two images, each with text and a call to action (D2 §3). */
export default defineBlock({
  schema: z.object({
    layout: z.optional(z.enum(['equal', 'left', 'right'])),
    images: z.array(captionedImage).check(z.length(2)),
  }),
  fields: {
    layout: { type: 'select', options: ['equal', 'left', 'right'] },
    images: {
      type: 'list',
      most: 2,
      of: {
        image: { type: 'image' },
        alt: { type: 'text' },
        title: { type: 'text' },
        text: { type: 'richtext' },
        link: { type: 'link' },
        button_text: { type: 'text' },
        download: { type: 'file' },
      },
    },
  },
  example: {
    layout: 'left',
    images: [
      {
        image: 'scene-garden',
        title: 'In the garden',
        text: 'Sixty plants on four terraces.',
        link: 'page:company.garden',
        button_text: 'Come along',
      },
      {
        image: 'scene-lab',
        title: 'In the laboratory',
        text: 'Where plants become remedies.',
        link: 'page:company.lab',
        button_text: 'Look in',
      },
    ],
  },
})
