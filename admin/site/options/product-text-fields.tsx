import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { SelectInput } from 'react-admin'
import { audienceOf, textFamilies, textSections } from '../../../domain/catalogue/text-sections.ts'
import { familyNames, kindNames } from '../../catalogue/catalogue-names.ts'
import { choicesOf } from '../../screen/choices.tsx'

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

const familyTexts = { ...familyNames, ...kindNames }

/** Who reads which text, for each range of the shop. */
export const ProductTextFields = () => {
  const { t } = useLingui()
  const choices = choicesOf(audienceNames)
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
