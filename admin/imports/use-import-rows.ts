import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, type DataOf, type Schemas, totalOf } from '../api/client.ts'
import { type ImportTableName, importPath } from './tables.ts'

/** An uploaded file. */
export type Upload = Schemas['ImportUpload']

/** What is read of an uploaded file: the sheet, '' for the first; the first day, '' for today. */
export type ReadPart = {
  table: ImportTableName
  fileId: string
  sheet: string
  from: string
  removesMissing: boolean
}

export const toQuery = ({ sheet, from, removesMissing }: ReadPart) => ({
  sheet,
  from,
  removesMissing: removesMissing ? ('true' as const) : ('false' as const),
})

export const rowsPerPage = 25

/** A page of the differences or the wrong rows of an uploaded file. */
export type Part = 'differences' | 'errors'

export type RowOf<P extends Part> = DataOf<'get', `/admin/imports/prices/files/{id}/${P}`>[number]

export const useImportRows = <P extends Part>(part: P, read: ReadPart, page: number) =>
  useQuery({
    queryKey: ['imports', part, read, page],
    queryFn: async () => {
      const first = page * rowsPerPage
      const query = { ...toQuery(read), range: `[${first},${first + rowsPerPage - 1}]` }
      const params = { path: { id: read.fileId }, query }
      const path = importPath(read.table, `/files/{id}/${part as Part}`)
      const { data, response } = await api.GET(path, { params })
      const rows = data as RowOf<P>[]
      return { rows, total: totalOf(response, rows) }
    },
    placeholderData: keepPreviousData,
  })
