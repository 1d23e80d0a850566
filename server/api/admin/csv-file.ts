import { z } from '@hono/zod-openapi'
import { languages } from '../../../domain/language.ts'

/** The response of an export, for the API description. */
export const csvResponse = {
  description: 'CSV with semicolons in UTF-8, as a Swiss Excel opens it.',
  content: { 'text/csv': { schema: z.string() } },
}

/** The language of headings; otherwise that of the request. */
export const fileLanguage = z
  .enum(languages)
  .optional()
  .openapi({ description: 'Language of the headings.' })

/** Headers of a download; `name` without extension, e.g. 'locations'. */
export const csvHeaders = (name: string, day: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
  'Cache-Control': 'private, no-store',
})
