import { z } from '@hono/zod-openapi'
import { maxInteger } from '../fields.ts'

/** The version of the record that a change was made to. */
export const readVersion = z
  .int('value-invalid')
  .min(0, 'value-invalid')
  .max(maxInteger, 'value-invalid')
  .openapi({ description: 'Version of the record that was read; an older one is refused.' })
