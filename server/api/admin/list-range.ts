import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'

/** Rows of a list: `[first,last]` as react-admin asks for them, at most 100. */
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

/** `sort` and `direction` of a list, to spread in its query. */
export const sortBy = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  sort: z.enum(names, 'value-invalid').optional(),
  direction: z.enum(['asc', 'desc'], 'value-invalid').optional(),
})

/** Words to search for; control characters, which PostgreSQL rejects, count as spaces. */
export const searchText = z
  .string()
  .max(200, 'too-long')
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
  .optional()
  .openapi({ type: 'string', description: 'Words to search for.' })

/** `Content-Range: orders 0-24/310`; `count` rows are in the response. */
export const setContentRange = (
  c: Pick<Context, 'header'>,
  resource: string,
  { offset }: { offset: number },
  count: number,
  total: number,
) => {
  const last = offset + Math.max(count - 1, 0)
  c.header('Content-Range', `${resource} ${offset}-${last}/${total}`)
}
