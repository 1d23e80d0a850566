import { defineBlock } from '../define-blocks.ts'
import { day, line, link, maybeImage, maybeLine, maybeRichText } from '../fields.ts'

/** The next webinar with a link to the registration. */
export default defineBlock({
  fields: {
    title: line,
    text: maybeRichText,
    date: day,
    time: maybeLine,
    link: link,
    button_text: line,
    image: maybeImage,
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
