import { z } from '@hono/zod-openapi'

/** A page as requested by react-admin's simple REST: `[first,last]`, at most 100 rows. */
export const range = z
  .string()
  .regex(/^\[\d{1,9},\d{1,9}\]$/, 'value-invalid')
  .default('[0,24]')
  .transform((text) => text.slice(1, -1).split(',').map(Number))
  .transform(([first = 0, last = 24]) => ({
    offset: first,
    limit: Math.min(Math.max(last - first + 1, 1), 100),
  }))
  .openapi({
    type: 'string',
    description: 'First and last row, from 0; at most 100 rows.',
    example: '[0,24]',
  })
