import { useLingui } from '@lingui/react/macro'
import { Box, Chip } from '@mui/material'
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { dayText } from '../../i18n/swiss-time.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { PriceCell } from './price-cell.tsx'
import { PriceHistory } from './price-history.tsx'
import type { AdminPrice } from './use-price-change.ts'

const Planned = ({ scheduled }: Pick<AdminPrice, 'scheduled'>) => {
  const { t } = useLingui()
  if (!scheduled) return null
  const day = dayText(scheduled.validFrom)
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={t`CHF ${scheduled.price} from ${day}`}
    />
  )
}

/** All prices of combinations and ready products, changed in place. */
export const PriceList = () => {
  const { t } = useLingui()
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Form, size, name or code`} />,
    <SelectInput
      key="group"
      source="group"
      label={t`Kind`}
      alwaysOn
      emptyText={t`All prices`}
      choices={[
        { id: 'combinations', name: t`Made to order` },
        { id: 'products', name: t`Ready products` },
      ]}
    />,
    <SelectInput
      key="isScheduled"
      source="isScheduled"
      label={t`Planned`}
      alwaysOn
      emptyText={t`Any`}
      choices={[{ id: 'true', name: t`With a planned price` }]}
    />,
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
      <DataTable.Col source="name" label={t`Price for`}>
        <FunctionField<AdminPrice>
          render={({ name, isListed }) => (
            <Box component="span" sx={{ opacity: isListed ? 1 : 0.7 }}>
              {name} {!isListed && <Chip size="small" label={t`not on sale`} />}
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="price" label={t`Price`} align="right">
        <PriceCell />
      </DataTable.Col>
      <DataTable.Col source="scheduled" label={t`Planned`} disableSort>
        <FunctionField<AdminPrice> render={(record) => <Planned {...record} />} />
      </DataTable.Col>
    </ListScreen>
  )
}
