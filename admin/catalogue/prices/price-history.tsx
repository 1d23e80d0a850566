import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { dayText, timeText } from '../../i18n/swiss-time.ts'
import { HeadRow } from '../../screen/columns.tsx'
import { type AdminPrice, useUndoPrice } from './use-price-change.ts'

type RecordedPrice = Schemas['RecordedPrice']

const stateLabels = {
  scheduled: msg`Planned`,
  applied: msg`Valid since this day`,
  cancelled: msg`Cancelled before its day`,
  undone: msg`Undone`,
} satisfies Record<RecordedPrice['state'], MessageDescriptor>

const HistoryRow = ({ entry, canUndo }: { entry: RecordedPrice; canUndo: boolean }) => {
  const { t } = useLingui()
  const undo = useUndoPrice()
  const { id, state, price, before, validFrom, createdAt, author, isImported } = entry
  return (
    <TableRow>
      <TableCell>{dayText(validFrom)}</TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {before && `${before} → `}
        <strong>{price}</strong>
      </TableCell>
      <TableCell>{t(stateLabels[state])}</TableCell>
      <TableCell>
        {author} {isImported && t`(imported file)`}
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {timeText(createdAt)}
        </Typography>
      </TableCell>
      <TableCell align="right">
        {canUndo && (
          <Button size="small" onClick={() => undo(id)}>
            {state === 'scheduled' ? t`Cancel this price` : t`Undo`}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}

/** Former and planned prices of a row, with undo. */
export const PriceHistory = () => {
  const { t } = useLingui()
  const record = useRecordContext<AdminPrice>()
  const mayWrite = isPermitted(useSession(), 'prices.write')
  const { data, error, isPending } = useQuery({
    queryKey: ['prices', 'history', record?.id, record?.version, record?.scheduled?.validFrom],
    queryFn: record
      ? async () => {
          const params = { path: { id: record.id } }
          return (await api.GET('/admin/prices/{id}/history', { params })).data
        }
      : skipToken,
  })
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>
  if (isPending) return <LinearProgress />
  if (data.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        {t`This price has never been changed here.`}
      </Typography>
    )
  const lastApplied = data.find(({ state }) => state === 'applied')
  return (
    <Box sx={{ p: 2, overflowX: 'auto' }}>
      <Table size="small">
        <HeadRow names={[t`From`, t`Price in CHF`, t`State`, t`Changed by`, '']} />
        <TableBody>
          {data.map((entry) => (
            <HistoryRow
              key={entry.id}
              entry={entry}
              canUndo={
                mayWrite &&
                (entry.state === 'scheduled' ||
                  (entry.id === lastApplied?.id && entry.before !== null))
              }
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
