import { useLingui } from '@lingui/react/macro'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import LabelIcon from '@mui/icons-material/Label'
import { Box, Chip } from '@mui/material'
import { Button, CreateButton } from 'react-admin'
import { Link } from 'react-router'
import { useIsPermitted } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { choiceFilter, searchFilter } from '../../screen/choices.tsx'
import { cell, ListCol, NumberCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { kindNames } from '../catalogue-names.ts'
import { PriceCell } from '../prices/price-cell.tsx'

type ListedProduct = Schemas['ListedProduct']

const ProductActions = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('catalogue.write')
  if (!mayWrite) return null
  return (
    <>
      <Button label={t`Sort the products`} component={Link} to="/product-order">
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

const Missing = ({ missing }: ListedProduct) => {
  const { t } = useLingui()
  if (missing.length === 0) return t`complete`
  const names = missing.map((language) => t(languageNames[language])).join(', ')
  return <Chip size="small" color="warning" variant="outlined" label={t`Missing: ${names}`} />
}

/** The room of the picture is kept: names stand below each other. */
const Picture = ({ picture }: Pick<ListedProduct, 'picture'>) => (
  <Box component="span" sx={{ flex: 'none', width: 32, height: 32 }}>
    {picture && (
      <Box
        component="img"
        src={picture}
        alt=""
        loading="lazy"
        sx={{ width: 32, height: 32, objectFit: 'contain', display: 'block' }}
      />
    )}
  </Box>
)

const Name = ({ name, isListed, picture }: ListedProduct) => {
  const { t } = useLingui()
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Picture picture={picture} />
      {name} {!isListed && <Chip size="small" label={t`not shown`} />}
    </Box>
  )
}

const Col = ListCol<'products'>

/** Ready products of all ranges. */
export const ProductList = () => {
  const { t } = useLingui()
  const listed = { true: t`On sale`, false: t`Hidden` }
  const incomplete = { true: t`Something is missing`, false: t`All texts complete` }
  const filters = [
    searchFilter(t`Name or number`),
    choiceFilter<'products'>('kind', t`Range`, kindNames, { emptyText: t`All ranges` }),
    choiceFilter<'products'>('isListed', t`On sale`, listed, { emptyText: t`All` }),
    choiceFilter<'products'>('isIncomplete', t`Translations`, incomplete, { emptyText: t`All` }),
  ]
  return (
    <ListScreen
      sort={{ field: 'kind', order: 'ASC' }}
      filters={filters}
      actions={<ProductActions />}
      rowClick="edit"
      nothing={t`There are no ready-made products yet. Add the first one, or import a catalogue file.`}
    >
      <Col source="name" label={t`Name`} render={cell(Name)} />
      <NumberCol<'products'> source="nr" label={t`No.`} />
      <Col source="kind" label={t`Range`} render={({ kind }) => t(kindNames[kind])} />
      <Col source="price" label={t`Price`} align="right" render={cell(PriceCell)} />
      <Col disableSort source="missing" label={t`Translations`} render={cell(Missing)} />
    </ListScreen>
  )
}
