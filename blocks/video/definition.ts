import { defineBlock } from '../define-blocks.ts'
import { line, link, maybeImage, maybeLine } from '../fields.ts'

/** A video; those of other sites load after consent or a click (R36). */
export default defineBlock({
  fields: { video_url: link, title: line, text: maybeLine, image: maybeImage },
  example: {
    video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'How a dilution is made',
    text: 'Three minutes in the dilution room.',
    image: 'scene-dilution',
  },
})
