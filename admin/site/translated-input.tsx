import { useLingui } from '@lingui/react/macro'
import { Box, Tab, Tabs, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { TextInput } from 'react-admin'
import type { Language } from '../../domain/language.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { Muted } from '../screen/facts.tsx'

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
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ width: '100%', mb: 2 }}>
      <Typography id={labelId} variant="subtitle2" component="p" sx={{ mb: helperText ? 0 : 1 }}>
        {label}
      </Typography>
      {helperText && <Muted sx={{ mb: 1 }}>{helperText}</Muted>}
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

type PanelsProps = {
  /** For the ids of tabs and panels. */
  name: string
  children: (language: Language) => ReactNode
}

/** One panel for each language of the site, of which one is seen. */
export const LanguagePanels = ({ name, children }: PanelsProps) => {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  const [chosen, setChosen] = useState<Language>(currentLanguage)
  const shown = languages.includes(chosen) ? chosen : languages[0]
  return (
    <>
      <Tabs value={shown} onChange={(_, next) => setChosen(next)} aria-label={t`Language`}>
        {languages.map((language) => (
          <Tab
            key={language}
            value={language}
            label={t(languageNames[language])}
            id={`${name}-tab-${language}`}
            aria-controls={`${name}-${language}`}
          />
        ))}
      </Tabs>
      {languages.map((language) => (
        <Box
          key={language}
          role="tabpanel"
          id={`${name}-${language}`}
          aria-labelledby={`${name}-tab-${language}`}
          hidden={language !== shown}
          sx={{ mt: 1 }}
        >
          {children(language)}
        </Box>
      ))}
    </>
  )
}
