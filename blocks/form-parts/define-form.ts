import * as z from 'zod/mini'
import { defineBlock } from '../define-blocks.ts'
import { maybeLine, maybeRichText } from '../fields.ts'

/** Title and text of a form block; the form's fields are code, not content (D2 §3). */
export const defineForm = (example: { title: string; text: string }) =>
  defineBlock({
    schema: z.object({ title: maybeLine, text: maybeRichText }),
    fields: { title: { type: 'text' }, text: { type: 'richtext' } },
    example,
  })
