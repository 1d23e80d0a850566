import { defineBlock } from '../define-blocks.ts'
import { line, list, maybeImage, maybeLine, maybeRichText } from '../fields.ts'

const event = { year: line, title: line, text: maybeRichText, image: maybeImage }

/** Events by year (D2 §3). */
export default defineBlock({
  fields: { title: maybeLine, history_events: list(30, event) },
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
