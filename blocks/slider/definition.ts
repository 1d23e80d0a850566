import { defineBlock } from '../define-blocks.ts'
import { image, line, list, maybeChoice, maybeImage, maybeLine, maybeLink } from '../fields.ts'

const slide = {
  image,
  alt: maybeLine,
  video_url: maybeLink,
  link: maybeLink,
  tag_line: maybeLine,
  title: line,
  product_image_1: maybeImage,
  product_image_2: maybeImage,
  product_image_3: maybeImage,
  product_image_size: maybeChoice('small', 'medium', 'large'),
}

/** A slider of large images (D2 §3). */
export default defineBlock({
  fields: { slides: list(10, slide) },
  example: {
    slides: [
      {
        image: 'scene-garden',
        tag_line: 'From our garden',
        title: 'Picked at first light',
        link: 'page:company.garden',
        product_image_1: 'drops-bottle',
        product_image_2: 'globuli-tube',
        product_image_size: 'medium',
      },
      { image: 'scene-lab', tag_line: 'In the laboratory', title: 'Every succussion is counted' },
      { image: 'scene-buds', tag_line: 'In spring', title: 'Buds of one morning' },
    ],
  },
})
