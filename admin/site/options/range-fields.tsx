import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { NumberInput, SelectInput } from 'react-admin'
import { audienceOf, textFamilies, textSections } from '../../../domain/catalogue/text-sections.ts'
import { vatClassOf, vatFamilies } from '../../../domain/catalogue/vat-family.ts'
import type { OptionPart } from '../../../domain/options/option-fields.ts'
import type { Option } from '../../../domain/options/option-group.ts'
import { optionGroups } from '../../../domain/options/site-options.ts'
import { familyNames, kindNames, vatNames } from '../../catalogue/catalogue-names.ts'
import { namedChoices } from '../../screen/choices.tsx'
import { Muted } from '../../screen/facts.tsx'

export const textsOf = (
  t: ReturnType<typeof useLingui>['t'],
  { label, help }: Option | OptionPart,
) => ({
  label: typeof label === 'string' ? label : t(label),
  help: help && t(help),
})

const sectionNames = {
  description: msg`Description`,
  topic: msg`Topic`,
  indication: msg`Indication`,
  posology: msg`Posology`,
} as const

const audienceNames = {
  everyone: msg`Everyone`,
  professionals: msg`Professionals only`,
  nobody: msg`Nobody`,
} as const

export const familyTexts = { ...familyNames, ...kindNames, mixture: msg`Mixtures` }

/** Who reads which text, for each range of the shop. */
export const ProductTextFields = () => {
  const { t } = useLingui()
  const choices = namedChoices(audienceNames)
  return textFamilies.map((family) => (
    <Box key={family} component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography variant="subtitle2" component="legend" sx={{ mb: 1 }}>
        {t(familyTexts[family])}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {textSections.map((section) => (
          <SelectInput
            key={section}
            source={`values.text_sections.${family}.${section}`}
            label={t(sectionNames[section])}
            choices={choices}
            defaultValue={audienceOf({}, family, section)}
            helperText={false}
            isRequired
          />
        ))}
      </Box>
    </Box>
  ))
}

type FieldPairsProps = { option: Option; children: ReactNode }

/** The values of an option in two columns, below its name and help. */
export const FieldPairs = ({ option, children }: FieldPairsProps) => {
  const { t } = useLingui()
  const { label, help } = textsOf(t, option)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography variant="subtitle2" component="legend">
        {label}
      </Typography>
      <Muted sx={{ mb: 1.5 }}>{help}</Muted>
      <Box
        sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {children}
      </Box>
    </Box>
  )
}

/** The class of VAT of each range. */
export const VatFields = () => {
  const { t } = useLingui()
  const option = optionGroups.orders.options.vat_classes
  return (
    <FieldPairs option={option}>
      {vatFamilies.map((family) => (
        <SelectInput
          key={family}
          source={`values.vat_classes.${family}`}
          label={t(familyTexts[family])}
          choices={namedChoices(vatNames)}
          defaultValue={vatClassOf({}, family)}
          helperText={false}
          isRequired
        />
      ))}
    </FieldPairs>
  )
}

/** Working days of preparation of each range. */
export const PreparationFields = () => {
  const { t } = useLingui()
  return (
    <FieldPairs option={optionGroups.dispatch.options.preparation_days}>
      {vatFamilies.map((family) => (
        <NumberInput
          key={family}
          source={`values.preparation_days.${family}`}
          label={t(familyTexts[family])}
          helperText={false}
          min={0}
          max={60}
        />
      ))}
    </FieldPairs>
  )
}
