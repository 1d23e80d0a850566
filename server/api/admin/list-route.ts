import { z } from '@hono/zod-openapi'
import type { Language } from '../../../domain/language.ts'
import type { Permission, Resource } from '../../../domain/staff/permissions.ts'
import type { AuditedChange } from '../../audit/record-change.ts'
import type { Services } from '../../services.ts'
import type { ApiRoute, NoFields, RouteValues, Shape } from '../route.ts'
import { csvResponse, recordExport } from './csv-file.ts'
import { range, setContentRange, sortBy } from './list-range.ts'
import { declareStaffRoute, type StaffDeclared, type StaffRequest } from './staff-route.ts'

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
  const Sorts extends readonly [string, ...string[]] = readonly [never],
  Query extends Shape = NoFields,
  Params extends Shape = NoFields,
>(
  declared: StaffDeclared<Params, Query> & {
    returns: Item
    sorts?: Sorts
    find: (
      services: Services,
      query: ListQuery<Query, Sorts[number]>,
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
