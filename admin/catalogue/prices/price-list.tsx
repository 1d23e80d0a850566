import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Chip,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useListContext, useRecordContext } from 'react-admin'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import { useIsPermitted } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { dayText, timeText } from '../../i18n/swiss-time.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { choiceFilter, searchFilter } from '../../screen/choices.tsx'
import { cell, HeadRow, ListCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { kindNames } from '../catalogue-names.ts'
import { PriceCell } from './price-cell.tsx'
import { StepsCell } from './steps-cell.tsx'
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
const PriceHistory = () => {
  const { t } = useLingui()
  const record = useRecordContext<AdminPrice>()
  const mayWrite = useIsPermitted('prices.write')
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

const Planned = ({ scheduled }: AdminPrice) => {
  const { t } = useLingui()
  if (!scheduled) return null
  const day = dayText(scheduled.validFrom)
  const label = t`CHF ${scheduled.price} from ${day}`
  return <Chip size="small" color="warning" variant="outlined" label={label} />
}

/** 'Single remedies · Globules · Tube 1 g · 30 CH': family and form, and the rest; 'Gemmotherapy · 30 ml'. */
const partsOf = (name: string) => {
  const parts = name.split(' · ')
  const count = parts.length > 2 ? 2 : 1
  return [parts.slice(0, count).join(' · '), parts.slice(count).join(' · ')] as const
}

const Name = ({ name, kind, isListed }: AdminPrice) => {
  const { t } = useLingui()
  const { sort } = useListContext()
  const isGrouped = kind === 'price' && sort.field === 'kind'
  return (
    <Box sx={{ opacity: isListed ? 1 : 0.7, textWrap: 'balance' }}>
      {(isGrouped && partsOf(name)[1]) || name}{' '}
      {!isListed && <Chip size="small" label={t`not on sale`} />}
    </Box>
  )
}

const Col = ListCol<'prices'>

/** All prices of combinations and ready products, changed in place. */
export const PriceList = () => {
  const { t } = useLingui()
  const groups = { combinations: t`Made to order`, products: t`Ready-made products` }
  const planned = { true: t`With a planned price` }
  const filters = [
    searchFilter(t`Form, size, name or code`),
    choiceFilter<'prices'>('group', t`Type`, groups, { emptyText: t`All prices` }),
    choiceFilter<'prices'>('isScheduled', t`Planned`, planned, { emptyText: t`Any` }),
  ]
  return (
    <ListScreen
      sort={{ field: 'kind', order: 'ASC' }}
      filters={filters}
      actions={<ImportActions table="prices" />}
      groups={{
        sort: 'kind',
        headingOf: ({ name, kind }) =>
          kind === 'price' ? partsOf(name)[0] : t(kindNames[kind as ShownKind]),
      }}
      rowClick="expand"
      expand={<PriceHistory />}
      nothing={t`There are no prices yet. Import a file with prices.`}
    >
      <Col source="name" label={t`Price for`} render={cell(Name)} sx={{ width: { sm: '40%' } }} />
      <Col source="price" label={t`Price`} align="right" render={cell(PriceCell)} />
      <Col disableSort source="steps" label={t`Quantity prices`} render={cell(StepsCell)} />
      <Col disableSort source="scheduled" label={t`Planned`} render={cell(Planned)} />
    </ListScreen>
  )
}
