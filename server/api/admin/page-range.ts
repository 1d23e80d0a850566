import { z } from '@hono/zod-openapi'

/** `[0,24]`, first and last, as react-admin's simple REST asks for a page; a hundred at most. */
export const range = z
  .string()
  .regex(/^\[\d{1,9},\d{1,9}\]$/, 'value-invalid')
  .default('[0,24]')
  .transform((text) => text.slice(1, -1).split(',').map(Number))
  .transform(([first = 0, last = 24]) => ({
    offset: first,
    limit: Math.min(Math.max(last - first + 1, 1), 100),
  }))
  .openapi({ type: 'string', example: '[0,24]' })
