import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { image, line, maybeImage, maybeLine, maybeLink } from '../fields.ts'

const slide = z.object({
  image,
  alt: maybeLine,
  video_url: maybeLink,
  link: maybeLink,
  tag_line: maybeLine,
  title: line,
  product_image_1: maybeImage,
  product_image_2: maybeImage,
  product_image_3: maybeImage,
  product_image_size: z.optional(z.enum(['small', 'medium', 'large'])),
})

/** A slider of large images (D2 §3). */
export default defineBlock({
  schema: z.object({
    slides: z.array(slide).check(z.minLength(1), z.maxLength(10)),
  }),
  fields: {
    slides: {
      type: 'list',
      most: 10,
      of: {
        image: { type: 'image' },
        alt: { type: 'text' },
        video_url: { type: 'link' },
        link: { type: 'link' },
        tag_line: { type: 'text' },
        title: { type: 'text' },
        product_image_1: { type: 'image' },
        product_image_2: { type: 'image' },
        product_image_3: { type: 'image' },
        product_image_size: { type: 'select', options: ['small', 'medium', 'large'] },
      },
    },
  },
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
