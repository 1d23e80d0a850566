import { z } from '@hono/zod-openapi'
import { languages } from '../../../domain/language.ts'
import type { Resource } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { AuditedFields } from '../../db/tables/staff.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { actorOf } from './staff-only.ts'

/** The response of an export, for the API description. */
export const csvResponse = {
  description: 'CSV with semicolons in UTF-8, as a Swiss Excel opens it.',
  content: { 'text/csv': { schema: z.string() } },
}

/** The language of headings; otherwise that of the request. */
export const fileLanguage = z.enum(languages).optional().describe('Language of the headings.')

type Export = {
  /** The name of the file without extension, e.g. 'locations'. */
  name: string
  resource: Resource
  /** What was exported, such as the filters. */
  details?: AuditedFields
}

/** Records an export in the change log (A16), and returns the headers of its file. */
export const recordExport = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  c: { var: { signedIn: SignedIn } },
  { name, resource, details }: Export,
) => {
  const at = now()
  await recordChange(db, {
    ...{ actor: actorOf(c), action: 'export', resource, recordId: 'list', label: 'CSV' },
    ...{ after: details, now: at },
  })
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${swissDay(at)}.csv"`,
    'Cache-Control': 'private, no-store',
  }
}
