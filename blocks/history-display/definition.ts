import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { line, maybeImage, maybeLine, maybeRichText } from '../fields.ts'

const event = z.object({ year: line, title: line, text: maybeRichText, image: maybeImage })

/** Events by year (D2 §3). */
export default defineBlock({
  schema: z.object({
    title: maybeLine,
    history_events: z.array(event).check(z.minLength(1), z.maxLength(30)),
  }),
  fields: {
    title: { type: 'text' },
    history_events: {
      type: 'list',
      most: 30,
      of: {
        year: { type: 'text' },
        title: { type: 'text' },
        text: { type: 'richtext' },
        image: { type: 'image' },
      },
    },
  },
  example: {
    history_events: [
      {
        year: '1947',
        title: 'A back room',
        text: 'Jeanne Vuillens dilutes in the evenings.',
        image: 'scene-story',
      },
      {
        year: '1963',
        title: 'The first catalogue',
        text: 'Three hundred remedies, typed and duplicated.',
      },
      {
        year: '1998',
        title: 'The garden',
        text: 'Four terraces below the three springs.',
        image: 'scene-garden',
      },
    ],
  },
})
