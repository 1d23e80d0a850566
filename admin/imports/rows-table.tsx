import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TablePagination,
  TableRow,
} from '@mui/material'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../api/error-message.ts'
import { HeadRow } from '../screen/columns.tsx'
import {
  type Part,
  type ReadPart,
  type RowOf,
  rowsPerPage,
  useImportRows,
} from './use-import-rows.ts'

type RowsTableProps<P extends Part> = {
  part: P
  read: ReadPart
  label: string
  headings: readonly string[]
  cells: (row: RowOf<P>) => readonly ReactNode[]
}

/** All differences or wrong rows of a file, page by page. */
export const RowsTable = <P extends Part>({
  part,
  read,
  label,
  headings,
  cells,
}: RowsTableProps<P>) => {
  const { t } = useLingui()
  const [page, setPage] = useState(0)
  const { data, error } = useImportRows(part, read, page)
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>
  if (!data) return <LinearProgress aria-label={t`Loading`} />
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <HeadRow names={headings} />
        <TableBody>
          {data.rows.map((row, index) => (
            <TableRow key={`${row.row} ${index}`}>
              {cells(row).map((cell, column) => (
                <TableCell key={headings[column]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={data.total}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[rowsPerPage]}
        labelDisplayedRows={({ from: first, to, count }) => t`${first}–${to} of ${count}`}
        getItemAriaLabel={(type) => (type === 'previous' ? t`Previous page` : t`Next page`)}
      />
    </Box>
  )
}
