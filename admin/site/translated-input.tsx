import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { useSiteLanguages } from '../access/site-languages.ts'
import { languageNames } from '../i18n/language-names.ts'

type Props = {
  source: string
  /** The name of the text where each language has several. */
  part?: string
  label: string
  helperText?: ReactNode
  isMultiline?: boolean
  maxLength: number
}

/** A text in the four languages of the site, side by side. */
export const TranslatedInput = (props: Props) => {
  const { source, part, label, helperText, isMultiline = false, maxLength } = props
  const { t } = useLingui()
  const languages = useSiteLanguages()
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: helperText ? 0 : 1 }}>
        {label}
      </Typography>
      {helperText && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {helperText}
        </Typography>
      )}
      <Box
        sx={{ display: 'grid', columnGap: 2, rowGap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {languages.map((language) => (
          <TextInput
            key={language}
            source={[source, language, part].filter(Boolean).join('.')}
            label={t(languageNames[language])}
            multiline={isMultiline}
            minRows={isMultiline ? 3 : undefined}
            helperText={false}
            // React Admin stores an emptied field as null.
            parse={(text: string | null) => text ?? ''}
            slotProps={{ htmlInput: { maxLength, lang: language } }}
          />
        ))}
      </Box>
    </Box>
  )
}
