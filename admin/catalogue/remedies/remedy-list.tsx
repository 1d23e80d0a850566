import { useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import { CreateButton } from 'react-admin'
import { useIsPermitted } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { choiceFilter, searchFilter } from '../../screen/choices.tsx'
import { cell, ListCol, NumberCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { familyNames } from '../catalogue-names.ts'

type ListedRemedy = Schemas['ListedRemedy']

const Name = ({ name, commonName, isListed }: ListedRemedy) => {
  const { t } = useLingui()
  return (
    <Box component="span">
      {name} {!isListed && <Chip size="small" label={t`not shown`} />}
      {commonName && commonName !== name && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {commonName}
        </Typography>
      )}
    </Box>
  )
}

/** '5-30,200' → '5–30, 200' */
const rangesText = (ranges: string) => ranges.replaceAll('-', '–').replaceAll(',', ', ')

const dilutions = ({ ch, k, lm }: ListedRemedy) =>
  [ch && `CH ${rangesText(ch)}`, k && `K ${rangesText(k)}`, lm && `LM ${rangesText(lm)}`]
    .filter(Boolean)
    .join(' · ')

const Col = ListCol<'remedies'>

/** Remedies of all families, salts included. */
export const RemedyList = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('catalogue.write')
  const offered = { true: t`Offered`, false: t`Hidden` }
  const filters = [
    searchFilter(t`Any name or abbreviation`),
    choiceFilter<'remedies'>('family', t`Family`, familyNames, { emptyText: t`All families` }),
    choiceFilter<'remedies'>('isListed', t`Offered`, offered, { emptyText: t`All` }),
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
      nothing={t`There are no remedies yet. Add the first one, or import a catalogue file.`}
    >
      <Col source="name" label={t`Name`} render={cell(Name)} />
      <Col source="abbreviation" label={t`Abbreviation`} disableSort />
      <Col source="category" label={t`Family`} render={({ family }) => t(familyNames[family])} />
      <Col disableSort label={t`Dilutions`} render={dilutions} />
      <NumberCol<'remedies'> source="synonyms" label={t`Other names`} disableSort />
    </ListScreen>
  )
}
