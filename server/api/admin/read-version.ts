import { z } from '@hono/zod-openapi'

/** The version of the record that a change was made to. */
export const readVersion = z
  .int('value-invalid')
  .min(0, 'value-invalid')
  .max(2 ** 31 - 1, 'value-invalid')
  .openapi({ description: 'Version of the record that was read; an older one is refused.' })
