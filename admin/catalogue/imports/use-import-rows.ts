import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, type DataOf, totalOf } from '../../api/client.ts'
import type { ReadPart } from './upload-file.ts'

export const rowsPerPage = 25

/** A page of the differences or the wrong rows of an uploaded file. */
export type Part = 'differences' | 'errors'

export type RowOf<P extends Part> = DataOf<'get', `/admin/import-files/{id}/${P}`>[number]

export const useImportRows = <P extends Part>(
  part: P,
  { fileId, sheet, from, page }: ReadPart & { page: number },
) =>
  useQuery({
    queryKey: ['import-files', fileId, part, sheet, from, page],
    queryFn: async () => {
      const first = page * rowsPerPage
      const query = { sheet, from, range: `[${first},${first + rowsPerPage - 1}]` }
      const path: `/admin/import-files/{id}/${Part}` = `/admin/import-files/{id}/${part}`
      const params = { path: { id: fileId }, query }
      const { data, response } = await api.GET(path, { params })
      const rows = data as RowOf<P>[]
      return { rows, total: totalOf(response, rows) }
    },
    placeholderData: keepPreviousData,
  })
