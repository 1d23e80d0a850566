import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { DataTable, FunctionField, useRecordContext } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { dayText } from '../../i18n/swiss-time.ts'
import { ListScreen } from '../../screen/list-screen.tsx'
import { useUndoPrice } from './use-price-change.ts'

type PlannedPrice = Schemas['PlannedPrice']

const CancelButton = () => {
  const { t } = useLingui()
  const record = useRecordContext<PlannedPrice>()
  const session = useSession()
  const undo = useUndoPrice()
  if (!record || !isPermitted(session, 'prices.write')) return null
  return (
    <Button
      size="small"
      onClick={() => undo(record.id)}
      aria-label={t`Cancel this price: ${record.name}`}
    >
      {t`Cancel this price`}
    </Button>
  )
}

/** Prices from later days, the next ones first. */
export const PlannedPriceList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      rowClick={false}
      nothing={
        <Trans>
          No price is planned. To plan one, open “Prices”, click a price and choose the day from
          which it is valid.
        </Trans>
      }
    >
      <DataTable.Col source="validFrom" label={t`From`} disableSort>
        <FunctionField<PlannedPrice> render={({ validFrom }) => dayText(validFrom)} />
      </DataTable.Col>
      <DataTable.Col source="name" label={t`Price for`} disableSort />
      <DataTable.Col source="current" label={t`Until then`} disableSort align="right">
        <FunctionField<PlannedPrice> render={({ current }) => `CHF ${current}`} />
      </DataTable.Col>
      <DataTable.Col source="price" label={t`From then on`} disableSort align="right">
        <FunctionField<PlannedPrice> render={({ price }) => <strong>{`CHF ${price}`}</strong>} />
      </DataTable.Col>
      <DataTable.Col source="author" label={t`Planned by`} disableSort>
        <FunctionField<PlannedPrice>
          render={({ author, fileName }) => [author, fileName].filter(Boolean).join(', ')}
        />
      </DataTable.Col>
      <DataTable.Col label={t`Action`}>
        <CancelButton />
      </DataTable.Col>
    </ListScreen>
  )
}
