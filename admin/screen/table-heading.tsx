import { Trans } from '@lingui/react/macro'
import { Box, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import {
  SelectPageCheckbox,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
} from 'react-admin'

/** For screen readers only. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Headings of a list. react-admin leaves the one above the buttons that open a row empty. */
export const TableHeading = ({ children }: { children?: ReactNode }) => {
  const { expand, hasBulkActions = false } = useDataTableConfigContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  return (
    <TableHead className="RaDataTable-thead">
      <TableRow className="RaDataTable-row RaDataTable-headerRow">
        {expand && (
          <TableCell padding="none" className="RaDataTable-headerCell RaDataTable-expandHeader">
            <Box component="span" sx={hidden}>
              <Trans>Details</Trans>
            </Box>
          </TableCell>
        )}
        {hasBulkActions && handleToggleItem && (
          <TableCell padding="checkbox" className="RaDataTable-headerCell">
            <SelectPageCheckbox />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  )
}
