import { useLingui } from '@lingui/react/macro'
import { Box, Chip } from '@mui/material'
import { DataTable, SearchInput } from 'react-admin'
import { dayText } from '../../i18n/swiss-time.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { choiceFilter } from '../../screen/choices.tsx'
import { cell, UnsortedCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { PriceCell } from './price-cell.tsx'
import { PriceHistory } from './price-history.tsx'
import type { AdminPrice } from './use-price-change.ts'

const Planned = ({ scheduled }: AdminPrice) => {
  const { t } = useLingui()
  if (!scheduled) return null
  const day = dayText(scheduled.validFrom)
  const label = t`CHF ${scheduled.price} from ${day}`
  return <Chip size="small" color="warning" variant="outlined" label={label} />
}

const Name = ({ name, isListed }: AdminPrice) => {
  const { t } = useLingui()
  return (
    <Box component="span" sx={{ opacity: isListed ? 1 : 0.7 }}>
      {name} {!isListed && <Chip size="small" label={t`not on sale`} />}
    </Box>
  )
}

const Col = DataTable.Col<AdminPrice>

/** All prices of combinations and ready products, changed in place. */
export const PriceList = () => {
  const { t } = useLingui()
  const groups = { combinations: t`Made to order`, products: t`Ready products` }
  const planned = { true: t`With a planned price` }
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Form, size, name or code`} />,
    choiceFilter('group', t`Kind`, groups, { emptyText: t`All prices` }),
    choiceFilter('isScheduled', t`Planned`, planned, { emptyText: t`Any` }),
  ]
  return (
    <ListScreen
      sort={{ field: 'kind', order: 'ASC' }}
      filters={filters}
      actions={<ImportActions table="prices" />}
      rowClick="expand"
      expand={<PriceHistory />}
      nothing={t`There are no prices yet. Import a file with prices.`}
    >
      <Col source="name" label={t`Price for`} render={cell(Name)} />
      <Col source="price" label={t`Price`} align="right" render={cell(PriceCell)} />
      <UnsortedCol source="scheduled" label={t`Planned`} render={cell(Planned)} />
    </ListScreen>
  )
}
