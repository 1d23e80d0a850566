import type { DataProvider, RaRecord } from 'react-admin'
import { send } from './send.ts'

type Query = Record<string, unknown>

const readRecord = async (response: Response) => ({
  data: response.status === 204 ? {} : await response.json(),
})

const pathOf = (resource: string, id: RaRecord['id']) => `${resource}/${encodeURIComponent(id)}`

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
  const response = await send(resource, { query, signal })
  const data = await response.json()
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? data.length)
  return { data, total }
}

/** Reads and writes `/api/admin/<resource>`; `meta.action` posts to `/{id}/<action>` instead of changing. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => readList(resource, params),
  getOne: async (resource, { id, signal }) =>
    readRecord(await send(pathOf(resource, id), { signal })),
  getMany: async (resource, { ids, signal }) => ({
    data: await Promise.all(
      ids.map(async (id) => (await send(pathOf(resource, id), { signal })).json()),
    ),
  }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    readList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (resource, { data }) =>
    readRecord(await send(resource, { method: 'POST', body: data })),
  update: async (resource, { id, data, meta }) =>
    readRecord(
      meta?.action
        ? await send(`${pathOf(resource, id)}/${meta.action}`, { method: 'POST', body: data })
        : await send(pathOf(resource, id), { method: 'PATCH', body: data }),
    ),
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await send(pathOf(resource, id), { method: 'PATCH', body: data })
    return { data: ids }
  },
  delete: async (resource, { id, previousData }) => {
    const query = { version: previousData?.version }
    await send(pathOf(resource, id), { method: 'DELETE', query })
    return { data: { ...previousData, id } as never }
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await send(pathOf(resource, id), { method: 'DELETE' })
    return { data: ids }
  },
}
