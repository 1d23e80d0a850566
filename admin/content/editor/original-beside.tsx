import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { Language } from '../../../domain/language.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { languageNames } from '../../i18n/language-names.ts'

/** The published original, as visitors see it. */
export const OriginalBeside = ({ id, language }: { id: string; language: Language }) => {
  const { t, i18n } = useLingui()
  const { answer, error } = useAnswer('/admin/pages/{id}/{language}', {
    params: { path: { id, language } },
  })
  const address = answer?.address
  const name = i18n._(languageNames[language])
  return (
    <Box
      sx={{
        width: '34%',
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ p: 1.5 }}>
        {t`Original: ${name}`}
      </Typography>
      {address && (
        <Box
          component="iframe"
          title={t`The original page`}
          src={address}
          sx={{ flex: 1, border: 0, width: '100%' }}
        />
      )}
      {(error || address === null) && (
        <Typography color="text.secondary" sx={{ p: 1.5 }}>
          {t`The original is not on the site.`}
        </Typography>
      )}
    </Box>
  )
}
