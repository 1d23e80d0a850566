import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, link, maybeImage, maybeLine, maybeRichText } from '../fields.ts'

const way = z.object({ image: maybeImage, title: line, text: maybeLine, link })

/** Links to all product families, or to selected shop pages. */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    text: maybeRichText,
    links: z.array(way).check(z.minLength(1), z.maxLength(8)),
  }),
  fields: {
    title: { type: 'text' },
    text: { type: 'richtext' },
    links: {
      type: 'list',
      most: 8,
      of: {
        image: { type: 'image' },
        title: { type: 'text' },
        text: { type: 'text' },
        link: { type: 'link' },
      },
    },
  },
  example: {
    title: 'In the shop',
    links: [
      {
        image: 'homeopathy',
        title: 'Homeopathy',
        text: '1,919 remedies',
        link: 'page:shop.homeopathy',
      },
      {
        image: 'gemmotherapy',
        title: 'Gemmotherapy',
        text: 'Fresh buds',
        link: 'page:shop.gemmotherapy',
      },
      {
        image: 'schussler-salts',
        title: 'Schüssler salts',
        text: '27 salts',
        link: 'page:shop.schussler_salts',
      },
      {
        image: 'mixtures',
        title: 'Make your own',
        text: 'Up to fifty substances',
        link: 'page:shop.make_your_own',
      },
    ],
  },
})
