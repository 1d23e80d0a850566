import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Language, languages } from '../../../domain/language.ts'
import type { Permission, Resource } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { type AuditedChange, recordChange } from '../../audit/record-change.ts'
import type { AuditedFields } from '../../db/tables/staff.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import type { NoFields, RouteValues, Shape } from '../declare-route.ts'
import type { ApiRoute } from '../route.ts'
import { actorOf } from './staff-only.ts'
import { declareStaffRoute, type StaffDeclared, type StaffRequest } from './staff-route.ts'

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

/** The names of the sorts of a list, some of them with their columns. */
type SortNames = readonly string[] | Readonly<Record<string, string>>

type SortOf<Sorts extends SortNames> = Sorts extends readonly (infer Name extends string)[]
  ? Name
  : keyof Sorts & string

/** `sort` and `direction` of a list, to spread in its query. */
export const sortBy = <const Sorts extends SortNames>(sorts: Sorts) => ({
  sort: z
    .enum((Array.isArray(sorts) ? sorts : Object.keys(sorts)) as SortOf<Sorts>[], 'value-invalid')
    .optional(),
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

/** The response of an export, for the API description. */
const csvResponse = {
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
const recordExport = async (
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

/** One page of rows that are in memory. */
export const pageOf = <Row>(all: readonly Row[], { offset, limit }: Page) => ({
  rows: all.slice(offset, offset + limit),
  total: all.length,
})

type Page = { offset: number; limit: number }

/** Sort, direction and rows, as lists are asked for. */
export type ListQuery<Query extends Shape, Sort extends string> = RouteValues<Query> &
  Page & { sort: Sort | undefined; direction: 'asc' | 'desc' | undefined }

/** A list with filters, sorts and ranges of rows; `find` returns one page, and the number on all pages. */
export const listRoute = <
  Row,
  Item extends z.ZodType,
  const Sorts extends SortNames = readonly [never],
  Query extends Shape = NoFields,
  Params extends Shape = NoFields,
>(
  declared: StaffDeclared<Params, Query> & {
    returns: Item
    sorts?: Sorts
    find: (
      services: Services,
      query: ListQuery<Query, SortOf<Sorts>>,
      request: StaffRequest<Params, NoFields, z.ZodUndefined>,
    ) => Promise<{ rows: readonly Row[]; total: number }>
    view: (row: Row, request: StaffRequest<Params, NoFields, z.ZodUndefined>) => z.input<Item>
  },
): ApiRoute => {
  const { sorts, find, view, returns } = declared
  const query = { ...declared.query, ...(sorts && sortBy(sorts)), range }
  const responses = {
    200: {
      description: 'Records; the header `Content-Range` has the range and the total number.',
      content: { 'application/json': { schema: z.array(returns) } },
    },
  }
  const resource = declared.path.split('/').at(-1) as string
  return declareStaffRoute(
    { ...declared, method: 'get', query },
    responses,
    async (services, request, c) => {
      const { range: page, ...asked } = request.query as { range: Page }
      const { rows, total } = await find(services, { ...asked, ...page } as never, request as never)
      setContentRange(c, resource, page, rows.length, total)
      return c.json(rows.map((row) => view(row, request as never)) as object, 200)
    },
  )
}

/** A CSV file, whose export is logged. */
export const exportRoute = <Query extends Shape = NoFields>(
  declared: StaffDeclared<NoFields, Query> & {
    permission: Permission
    /** The name of the file without extension. */
    name: string
    /** The file, and what the log says of it; the query if absent. */
    write: (
      services: Services,
      request: StaffRequest<NoFields, Query, z.ZodUndefined> & { headings: Language },
    ) => Promise<{ csv: string | ReadableStream; details?: AuditedChange['after'] }>
  },
): ApiRoute => {
  const resource = declared.permission.split('.')[0] as Resource
  return declareStaffRoute(
    { ...declared, method: 'get' },
    { 200: csvResponse },
    async (services, request, c) => {
      const { headings = request.language, ...filter } = request.query as { headings?: Language }
      const query = filter as never
      const { csv, details } = await declared.write(services, {
        ...request,
        query,
        headings,
      } as never)
      const file = { name: declared.name, resource, details: details ?? filter }
      return c.body(csv, 200, await recordExport(services, c, file))
    },
  )
}
