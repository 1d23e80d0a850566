import { defineBlock } from '../define-blocks.ts'
import { line, link, list, maybeImage, maybeLine, maybeRichText } from '../fields.ts'

const way = { image: maybeImage, title: line, text: maybeLine, link }

/** Links to all product families, or to selected shop pages. */
export default defineBlock({
  fields: { title: maybeLine, text: maybeRichText, links: list(8, way) },
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
