import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../api/send.ts'

export const rowsPerPage = 25

/** A page of the differences or the wrong rows of an uploaded file. */
export const useImportRows = <Row>(
  part: 'differences' | 'errors',
  { fileId, from, page }: { fileId: string; from: string; page: number },
) =>
  useQuery({
    queryKey: ['import-files', fileId, part, from, page],
    queryFn: async () => {
      const first = page * rowsPerPage
      const query = { from, range: `[${first},${first + rowsPerPage - 1}]` }
      const response = await send(`import-files/${fileId}/${part}`, { query })
      const rows: Row[] = await response.json()
      const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length)
      return { rows, total }
    },
    placeholderData: keepPreviousData,
  })
