import type { DataProvider, RaRecord } from 'react-admin'
import { api, totalOf } from './client.ts'

type Query = Record<string, unknown>
type Id = RaRecord['id']

type Init = { params?: { path?: { id: Id }; query?: Query }; body?: unknown; signal?: AbortSignal }
// biome-ignore lint/suspicious/noExplicitAny: react-admin types records by the screen that shows them.
type Call = (path: string, init?: Init) => Promise<{ data: any; response: Response }>

/** Resources are named at run time, so the description cannot type their paths. */
const resources = api as unknown as Record<'GET' | 'POST' | 'PATCH', Call>

const one = (id: Id) => ({ path: { id } })

/** Empty answers have no record. */
const readRecord = async (request: ReturnType<Call>) => ({ data: (await request).data ?? {} })

type ListParams = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Query
  signal?: AbortSignal
}

/** Rows that the API gives at once. */
const maxRows = 100

/** One page; a longer one, as of "Select all", in parts. */
const readList = async (
  resource: string,
  { pagination = { page: 1, perPage: 25 }, sort, filter = {}, signal }: ListParams,
) => {
  const { page, perPage } = pagination
  const end = page * perPage
  const rows = []
  for (let first = end - perPage; ; first += maxRows) {
    const query = {
      ...filter,
      range: `[${first},${Math.min(first + maxRows, end) - 1}]`,
      ...(sort?.field ? { sort: sort.field, direction: sort.order.toLowerCase() } : {}),
    }
    const { data, response } = await resources.GET(`/admin/${resource}`, {
      params: { query },
      signal,
    })
    rows.push(...data)
    const total = totalOf(response, data)
    if (first + maxRows >= Math.min(end, total)) return { data: rows, total }
  }
}

/** Reads and writes `/api/admin/<resource>`; what else react-admin could call, no screen uses. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => readList(resource, params),
  getOne: (resource, { id, signal }) =>
    readRecord(resources.GET(`/admin/${resource}/{id}`, { params: one(id), signal })),
  getMany: async (resource, { ids }) => {
    const found = ids.map((id) =>
      readRecord(resources.GET(`/admin/${resource}/{id}`, { params: one(id) })),
    )
    return { data: (await Promise.all(found)).map(({ data }) => data) }
  },
  create: (resource, { data }) => readRecord(resources.POST(`/admin/${resource}`, { body: data })),
  update: (resource, { id, data }) =>
    readRecord(resources.PATCH(`/admin/${resource}/{id}`, { params: one(id), body: data })),
} satisfies Partial<DataProvider> as DataProvider
