import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import type { Language } from '../../domain/language.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { languageNames } from '../i18n/language-names.ts'
import { Muted } from '../screen/facts.tsx'

/** French first: the shop shows it where a text is missing. */
const textLanguages = ['fr', 'de', 'it', 'en'] as const satisfies readonly Language[]

type TextsInputProps<Fields extends FieldValues> = {
  /** The path of the texts in the record: 'texts.title'. */
  source: Path<Fields>
  label: string
  /** Lines of a longer text. */
  rows?: number
  isRequired?: boolean
  help?: ReactNode
}

/** One text in four languages side by side; a missing translation is marked. */
export const TextsInput = <Fields extends FieldValues>(props: TextsInputProps<Fields>) => {
  const { source, label, rows, isRequired = false, help } = props
  const { t } = useLingui()
  const siteLanguages = useSiteLanguages()
  const texts: Record<string, string> = useWatch({ name: source }) ?? {}
  const isWritten = Object.values(texts).some((text) => text?.trim())
  const shown = textLanguages.filter((each) => siteLanguages.includes(each) || texts[each])
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, mb: 3, width: '100%', minInlineSize: 0 }}
    >
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      {help && <Muted sx={{ mb: 1, maxWidth: '70ch' }}>{help}</Muted>}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
        }}
      >
        {shown.map((language) => {
          const isMissing = isWritten && (texts[language] ?? '').trim() === ''
          const name = t(languageNames[language])
          return (
            <TextInput
              key={language}
              source={`${source}.${language}`}
              label={language === shown[0] && isRequired ? `${name} *` : name}
              parse={(value: string) => value}
              multiline={rows !== undefined}
              minRows={rows}
              maxRows={14}
              fullWidth
              slotProps={{ htmlInput: { lang: language, 'aria-label': `${label}, ${name}` } }}
              helperText={
                isMissing ? (
                  <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
                    {language === shown[0] ? t`Missing` : t`Missing: French is shown`}
                  </Box>
                ) : (
                  false
                )
              }
              color={isMissing ? 'warning' : undefined}
              focused={isMissing || undefined}
              placeholder={isMissing ? t`Translation` : undefined}
            />
          )
        })}
      </Box>
    </Box>
  )
}
