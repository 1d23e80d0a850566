import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../api/send.ts'
import type { ReadPart } from './upload-file.ts'

export const rowsPerPage = 25

/** A page of the differences or the wrong rows of an uploaded file. */
export const useImportRows = <Row>(
  part: 'differences' | 'errors',
  { fileId, sheet, from, page }: ReadPart & { page: number },
) =>
  useQuery({
    queryKey: ['import-files', fileId, part, sheet, from, page],
    queryFn: async () => {
      const first = page * rowsPerPage
      const query = { sheet, from, range: `[${first},${first + rowsPerPage - 1}]` }
      const response = await send(`import-files/${fileId}/${part}`, { query })
      const rows: Row[] = await response.json()
      const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length)
      return { rows, total }
    },
    placeholderData: keepPreviousData,
  })
