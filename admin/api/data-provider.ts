import type { DataProvider, RaRecord } from 'react-admin'
import { api, totalOf } from './client.ts'

type Query = Record<string, unknown>
type Id = RaRecord['id']

type Init = { params?: { path?: { id: Id }; query?: Query }; body?: unknown; signal?: AbortSignal }
// biome-ignore lint/suspicious/noExplicitAny: react-admin types records by the screen that shows them.
type Call = (path: string, init?: Init) => Promise<{ data: any; response: Response }>

/** Resources are named at run time, so the description cannot type their paths. */
const resources = api as unknown as Record<'GET' | 'POST' | 'PATCH' | 'DELETE', Call>

const one = (id: Id) => ({ path: { id } })

/** Empty answers have no record. */
const readRecord = async (request: ReturnType<Call>) => ({ data: (await request).data ?? {} })

type ListParams = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Query
  signal?: AbortSignal
}

const readList = async (
  resource: string,
  { pagination = { page: 1, perPage: 25 }, sort, filter = {}, signal }: ListParams,
) => {
  const first = (pagination.page - 1) * pagination.perPage
  const query = {
    ...filter,
    range: `[${first},${first + pagination.perPage - 1}]`,
    ...(sort?.field ? { sort: sort.field, direction: sort.order.toLowerCase() } : {}),
  }
  const { data, response } = await resources.GET(`/admin/${resource}`, {
    params: { query },
    signal,
  })
  return { data, total: totalOf(response, data) }
}

/** Reads and writes `/api/admin/<resource>`; `meta.action` posts to `/{id}/<action>` instead of changing. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => readList(resource, params),
  getOne: (resource, { id, signal }) =>
    readRecord(resources.GET(`/admin/${resource}/{id}`, { params: one(id), signal })),
  getMany: async (resource, { ids, signal }) => {
    const read = (id: Id) => resources.GET(`/admin/${resource}/{id}`, { params: one(id), signal })
    return { data: (await Promise.all(ids.map(read))).map(({ data }) => data) }
  },
  getManyReference: (resource, { target, id, filter, ...params }) =>
    readList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: (resource, { data }) => readRecord(resources.POST(`/admin/${resource}`, { body: data })),
  update: (resource, { id, data, meta }) => {
    const init = { params: one(id), body: data }
    return readRecord(
      meta?.action
        ? resources.POST(`/admin/${resource}/{id}/${meta.action}`, init)
        : resources.PATCH(`/admin/${resource}/{id}`, init),
    )
  },
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids)
      await resources.PATCH(`/admin/${resource}/{id}`, { params: one(id), body: data })
    return { data: ids }
  },
  delete: async (resource, { id, previousData }) => {
    const query = { version: previousData?.version }
    await resources.DELETE(`/admin/${resource}/{id}`, { params: { ...one(id), query } })
    return { data: { ...previousData, id } as never }
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await resources.DELETE(`/admin/${resource}/{id}`, { params: one(id) })
    return { data: ids }
  },
}
