import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import { CreateButton, DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { useFamilyNames } from '../use-family-names.ts'

type ListedRemedy = Schemas['ListedRemedy']

const NameCell = ({ name, commonName, isListed }: ListedRemedy) => (
  <Box component="span">
    {name} {!isListed && <Chip size="small" label={<Trans>not shown</Trans>} />}
    {commonName && commonName !== name && (
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {commonName}
      </Typography>
    )}
  </Box>
)

/** '5-30,200' → '5–30, 200' */
const rangesText = (ranges: string) => ranges.replaceAll('-', '–').replaceAll(',', ', ')

const dilutions = ({ ch, k, lm }: ListedRemedy) =>
  [ch && `CH ${rangesText(ch)}`, k && `K ${rangesText(k)}`, lm && `LM ${rangesText(lm)}`]
    .filter(Boolean)
    .join(' · ')

/** Remedies of all families, salts included. */
export const RemedyList = () => {
  const { t } = useLingui()
  const families = useFamilyNames()
  const mayWrite = isPermitted(useSession(), 'catalogue.write')
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Any name or abbreviation`} />,
    <SelectInput
      key="family"
      source="family"
      label={t`Family`}
      alwaysOn
      emptyText={t`All families`}
      choices={families.map(({ value, label }) => ({ id: value, name: label }))}
    />,
    <SelectInput
      key="isListed"
      source="isListed"
      label={t`Offered`}
      alwaysOn
      emptyText={t`All`}
      choices={[
        { id: 'true', name: t`Offered` },
        { id: 'false', name: t`Hidden` },
      ]}
    />,
  ]
  return (
    <ListScreen
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
      actions={
        <>
          {mayWrite && <CreateButton label={t`New remedy`} />}
          <ImportActions table="remedies" />
        </>
      }
      rowClick="edit"
      nothing={t`There are no remedies yet. Add the first one, or import a file of the catalogue.`}
    >
      <DataTable.Col source="name" label={t`Name`}>
        <FunctionField<ListedRemedy> render={(record) => <NameCell {...record} />} />
      </DataTable.Col>
      <DataTable.Col source="abbreviation" label={t`Abbreviation`} disableSort />
      <DataTable.Col source="category" label={t`Family`}>
        <FunctionField<ListedRemedy>
          render={({ family }) => families.find(({ value }) => value === family)?.label ?? ''}
        />
      </DataTable.Col>
      <DataTable.Col label={t`Dilutions`}>
        <FunctionField<ListedRemedy> render={dilutions} />
      </DataTable.Col>
      <DataTable.NumberCol source="synonyms" label={t`Other names`} disableSort />
    </ListScreen>
  )
}
