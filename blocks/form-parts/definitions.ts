import { defineBlock } from '../define-blocks.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** Title and text of a form block; the form's fields are code, not content (D2 §3). */
const defineForm = (title: string, text: string) =>
  defineBlock({ fields: { title: maybeLine, text: maybeRichText }, example: { title, text } })

export const contactForm = defineForm('Write to us', 'We answer within two working days.')
export const contestForm = defineForm('Win a day in the garden', 'We draw ten names on 1 May.')
export const webinarForm = defineForm('Register', 'The link is mailed the day before.')
