import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { day, line, link, maybeImage, maybeLine, maybeRichText } from '../fields.ts'

/** The next webinar with a link to the registration. */
export default defineBlock({
  schema: z.object({
    title: line,
    text: maybeRichText,
    date: day,
    time: maybeLine,
    link: link,
    button_text: line,
    image: maybeImage,
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
    date: { type: 'date' },
    time: { type: 'text' },
    link: { type: 'link' },
    button_text: { type: 'text' },
    image: { type: 'image' },
  },
  example: {
    title: 'Buds in practice',
    text: 'Ninety minutes with our botanist.',
    date: '2027-02-11',
    time: '19:00',
    link: 'page:resources.training',
    button_text: 'Register',
    image: 'scene-buds',
  },
})
