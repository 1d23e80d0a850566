import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useIsPermitted } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { cell, DayField, UnsortedCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { useUndoPrice } from './use-price-change.ts'

type PlannedPrice = Schemas['PlannedPrice']

const CancelButton = ({ id, name }: PlannedPrice) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('prices.write')
  const undo = useUndoPrice()
  if (!mayWrite) return null
  return (
    <Button size="small" onClick={() => undo(id)} aria-label={t`Cancel this price: ${name}`}>
      {t`Cancel this price`}
    </Button>
  )
}

const NewPrice = ({ price }: PlannedPrice) => <strong>{`CHF ${price}`}</strong>

const currentOf = ({ current }: PlannedPrice) => `CHF ${current}`

const authorOf = ({ author, fileName }: PlannedPrice) =>
  [author, fileName].filter(Boolean).join(', ')

const Col = UnsortedCol<'planned-prices'>

/** Prices from later days, the next ones first. */
export const PlannedPriceList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      rowClick={false}
      nothing={t`No price is planned. To plan one, open “Prices”, click a price and choose the day from which it is valid.`}
    >
      <Col source="validFrom" label={t`From`} field={DayField} />
      <Col source="name" label={t`Price for`} />
      <Col source="current" label={t`Until then`} align="right" render={currentOf} />
      <Col source="price" label={t`From then on`} align="right" render={cell(NewPrice)} />
      <Col source="author" label={t`Planned by`} render={authorOf} />
      <Col label={t`Action`} render={cell(CancelButton)} />
    </ListScreen>
  )
}
