import { useLingui } from '@lingui/react/macro'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import LabelIcon from '@mui/icons-material/Label'
import { Box, Chip } from '@mui/material'
import {
  Button,
  CreateButton,
  DataTable,
  FunctionField,
  SearchInput,
  SelectInput,
} from 'react-admin'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { PriceCell } from '../prices/price-cell.tsx'
import { useKindNames } from '../use-kind-names.ts'

type ListedProduct = Schemas['ListedProduct']

const ProductActions = () => {
  const { t } = useLingui()
  const session = useSession()
  if (!isPermitted(session, 'catalogue.write')) return null
  return (
    <>
      <Button label={t`Set the order`} component={Link} to="/product-order">
        <FormatListNumberedIcon />
      </Button>
      <Button label={t`Categories`} component={Link} to="/product-categories">
        <LabelIcon />
      </Button>
      <CreateButton label={t`New product`} />
      <ImportActions table="products" />
    </>
  )
}

const Missing = ({ missing }: Pick<ListedProduct, 'missing'>) => {
  const { t, i18n } = useLingui()
  if (missing.length === 0) return t`complete`
  const names = missing.map((language) => i18n._(languageNames[language])).join(', ')
  return <Chip size="small" color="warning" variant="outlined" label={t`Missing: ${names}`} />
}

/** Ready products of all ranges. */
export const ProductList = () => {
  const { t } = useLingui()
  const kinds = useKindNames()
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Name or number`} />,
    <SelectInput
      key="kind"
      source="kind"
      label={t`Range`}
      alwaysOn
      emptyText={t`All ranges`}
      choices={kinds}
    />,
    <SelectInput
      key="isListed"
      source="isListed"
      label={t`On sale`}
      alwaysOn
      emptyText={t`All`}
      choices={[
        { id: 'true', name: t`On sale` },
        { id: 'false', name: t`Hidden` },
      ]}
    />,
    <SelectInput
      key="isIncomplete"
      source="isIncomplete"
      label={t`Translations`}
      alwaysOn
      emptyText={t`All`}
      choices={[
        { id: 'true', name: t`Something is missing` },
        { id: 'false', name: t`All texts complete` },
      ]}
    />,
  ]
  return (
    <ListScreen
      sort={{ field: 'kind', order: 'ASC' }}
      filters={filters}
      actions={<ProductActions />}
      rowClick="edit"
      nothing={t`There are no ready products yet. Add the first one, or import a file of the catalogue.`}
    >
      <DataTable.NumberCol source="nr" label={t`No.`} />
      <DataTable.Col source="picture" label={t`Picture`} disableSort>
        <FunctionField<ListedProduct>
          render={({ picture }) =>
            picture && (
              <Box
                component="img"
                src={picture}
                // The name is in the next cell.
                alt=""
                loading="lazy"
                sx={{ width: 44, height: 44, objectFit: 'contain', display: 'block' }}
              />
            )
          }
        />
      </DataTable.Col>
      <DataTable.Col source="name" label={t`Name`}>
        <FunctionField<ListedProduct>
          render={({ name, isListed }) => (
            <Box component="span">
              {name} {!isListed && <Chip size="small" label={t`not shown`} />}
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t`Range`}>
        <FunctionField<ListedProduct>
          render={({ kind }) => kinds.find(({ id }) => id === kind)?.name ?? ''}
        />
      </DataTable.Col>
      <DataTable.Col source="price" label={t`Price`} align="right">
        <PriceCell />
      </DataTable.Col>
      <DataTable.Col source="missing" label={t`Translations`} disableSort>
        <FunctionField<ListedProduct> render={(record) => <Missing {...record} />} />
      </DataTable.Col>
    </ListScreen>
  )
}
