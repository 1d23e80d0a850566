import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, FormHelperText } from '@mui/material'
import { required, TabbedForm } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { saltForms } from '../../../domain/catalogue/salt.ts'
import { expandDilutionRanges } from '../../../domain/homeopathy/dilution-steps.ts'
import {
  type RangeProblem,
  readDilutionRanges,
} from '../../../domain/homeopathy/read-dilution-ranges.ts'
import { saltFormNames } from '../../../messages/shop/salts.ts'
import { useIsPermitted } from '../../access/session.ts'
import type { RecordFields } from '../../api/resources.ts'
import { useShopTexts } from '../../i18n/site-texts.ts'
import { namedChoices } from '../../screen/choices.tsx'
import { inputsOf } from '../../screen/inputs.ts'
import { ItemList } from '../../screen/item-list.tsx'
import { TabbedRecordForm } from '../../screen/record-form.tsx'
import { familyNames, synonymNames } from '../catalogue-names.ts'
import { inputGrid } from '../input-grid.ts'
import { TextsInput } from '../texts-input.tsx'

const { ArrayInput, BooleanInput, CheckboxGroupInput, NumberInput, SelectInput, TextInput } =
  inputsOf<RecordFields<'remedies'>>()
const other = inputsOf<RecordFields<'remedies'>['synonyms'][number]>()
const Texts = TextsInput<RecordFields<'remedies'>>

type DilutionInputProps = { source: 'ch' | 'k'; label: string; scale: 'CH' | 'K' }

/** A range text such as '3-30,200': says at which character it is unreadable, or what it offers. */
const DilutionInput = ({ source, label, scale }: DilutionInputProps) => {
  const { t } = useLingui()
  const written: string = useWatch({ name: source }) ?? ''

  const problemText = ({ at, found, expected }: RangeProblem) => {
    const character = at + 1
    if (found === '') return t`A dilution is missing at character ${character}, e.g. 3-30,200.`
    if (expected === 'higher')
      return t`Character ${character}: “${found}” must be higher than the dilution before the hyphen.`
    if (expected === 'ascending')
      return t`Character ${character}: “${found}” must be higher than all dilutions before it.`
    return t`Character ${character}: “${found}” is not a dilution of the scale ${scale}.`
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return undefined
    const read = readDilutionRanges(scale, text)
    return read.ok ? undefined : problemText(read.refusal)
  }

  const problem = problemOf(written)
  const read = readDilutionRanges(scale, written)
  const offered = read.ok ? expandDilutionRanges(scale, read.value) : []
  const help =
    written.trim() === ''
      ? t`Empty: not offered in ${scale}.`
      : t`${plural(offered.length, { one: 'Offers # dilution', other: 'Offers # dilutions' })}: ${offered.join(', ')}`
  return (
    <TextInput
      source={source}
      label={label}
      parse={(value: string) => value}
      validate={(value?: string) => problemOf(value ?? '')}
      error={problem !== undefined}
      helperText={problem ?? help}
    />
  )
}

const DilutionInputs = () => {
  const { t } = useLingui()
  return (
    <Box sx={inputGrid}>
      <DilutionInput source="ch" scale="CH" label={t`Dilutions CH`} />
      <DilutionInput source="k" scale="K" label={t`Dilutions K`} />
      <Box>
        <Box sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: '1fr 1fr' }}>
          <NumberInput source="lm.from" label={t`LM from`} min={1} max={100} />
          <NumberInput source="lm.to" label={t`LM to`} min={1} max={100} />
        </Box>
        <FormHelperText sx={{ mx: '14px' }}>
          {t`Leave both empty if LM is not offered. DH is derived from CH.`}
        </FormHelperText>
      </Box>
    </Box>
  )
}

const SaltInputs = () => {
  const { t } = useLingui()
  const shop = useShopTexts()
  const choices = saltForms.map((id) => ({ id, name: shop?.(saltFormNames[id]) ?? id }))
  return (
    <Box sx={inputGrid}>
      <NumberInput source="nr" label={t`Salt number`} min={1} />
      <BooleanInput source="isSupplementary" label={t`Supplementary salt`} />
      <CheckboxGroupInput source="forms" label={t`Forms`} choices={choices} />
    </Box>
  )
}

const FamilyInputs = () => {
  const { t } = useLingui()
  const family: string = useWatch({ name: 'family' })
  switch (family) {
    case 'homeopathy':
      return <DilutionInputs />
    case 'schussler':
      return <SaltInputs />
    case 'oligotherapy':
      return (
        <Box sx={inputGrid}>
          <TextInput source="symbol" label={t`Symbol`} />
          <NumberInput source="mgPerLitre" label={t`Content in mg/l`} min={0} />
        </Box>
      )
    default:
      return <TextInput source="latin" label={t`Botanical name`} />
  }
}

const FamilyTexts = () => {
  const { t } = useLingui()
  const family: string = useWatch({ name: 'family' })
  return (
    <>
      {family !== 'homeopathy' && <Texts source="texts.name" label={t`Common name`} />}
      {(family === 'gemmotherapy' || family === 'phytotherapy') && (
        <Texts source="texts.part" label={t`Part of the plant`} />
      )}
      {family === 'schussler' && <Texts source="texts.compound" label={t`Compound`} />}
      <Texts source="texts.description" label={t`Description`} rows={4} />
    </>
  )
}

const SynonymInputs = () => {
  const { t } = useLingui()
  return (
    <ArrayInput
      source="synonyms"
      label={t`Other names`}
      helperText={t`The search of the shop and the quick order find the remedy by these names too.`}
    >
      <ItemList addLabel={t`Add a name`} inline disableReordering>
        <other.TextInput source="name" label={t`Name`} helperText={false} validate={required()} />
        <other.SelectInput
          source="kind"
          label={t`Type`}
          choices={namedChoices(synonymNames)}
          defaultValue="latin"
          helperText={false}
          validate={required()}
        />
      </ItemList>
    </ArrayInput>
  )
}

/** A remedy: label name, dilutions or forms, texts in four languages, other names. */
export const RemedyForm = ({ isNew = false }: { isNew?: boolean }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('catalogue.write')
  return (
    <TabbedRecordForm disabled={!mayWrite}>
      <TabbedForm.Tab label={t`Name and offer`}>
        <Box sx={inputGrid}>
          <SelectInput
            source="family"
            label={t`Family`}
            choices={namedChoices(familyNames)}
            readOnly={!isNew}
            validate={required()}
            helperText={isNew ? t`Cannot be changed later.` : false}
          />
          <TextInput source="name" label={t`Name on labels`} validate={required()} />
          <TextInput
            source="abbreviation"
            label={t`Abbreviation`}
            helperText={t`As repertories use it, e.g. Arn.`}
          />
          <BooleanInput
            source="isListed"
            label={t`Offered in the shop`}
            helperText={t`Hidden remedies cannot be chosen; existing orders keep them.`}
          />
        </Box>
        <FamilyInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={t`Texts`} path="texts">
        <FamilyTexts />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={t`Other names`} path="names">
        <SynonymInputs />
      </TabbedForm.Tab>
    </TabbedRecordForm>
  )
}
