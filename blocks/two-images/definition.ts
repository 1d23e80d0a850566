import { defineBlock } from '../define-blocks.ts'
import {
  image,
  list,
  maybeChoice,
  maybeFile,
  maybeLine,
  maybeLink,
  maybeRichText,
} from '../fields.ts'

const captionedImage = {
  image,
  alt: maybeLine,
  title: maybeLine,
  text: maybeRichText,
  link: maybeLink,
  button_text: maybeLine,
  download: maybeFile,
}

/** Two images, each with text and a call to action (D2 §3). */
export default defineBlock({
  fields: { layout: maybeChoice('equal', 'left', 'right'), images: list(2, captionedImage, 2) },
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
