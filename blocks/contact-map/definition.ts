import { defineBlock } from '../define-blocks.ts'
import { degrees, maybeLine, maybeLines } from '../fields.ts'

/** Address and map of the laboratory (D2 §9). */
export default defineBlock({
  fields: { title: maybeLine, latitude: degrees(90), longitude: degrees(180), text: maybeLines },
  example: {
    title: 'How to find us',
    latitude: 46.1814,
    longitude: 6.1394,
    text: 'Tram 12, stop Carouge Rondeau, then five minutes on foot.',
  },
})
