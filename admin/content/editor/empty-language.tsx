import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { type Language, languages } from '../../../domain/language.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { languageNames } from '../../i18n/language-names.ts'
import type { EditedPage } from '../page-types.ts'
import type { PageEditing } from './use-page-editing.ts'

/** A page that is not written in this language yet: how to begin. */
export const EmptyLanguage = ({ page, editing }: { page: EditedPage; editing: PageEditing }) => {
  const { t, i18n } = useLingui()
  const notify = useNotify()
  const { answer } = useAnswer('/admin/pages/{id}', { params: { path: { id: page.id } } })
  const written = languages.filter((each) => {
    const state = answer?.languages[each]
    return state?.isPublished || state?.hasDraft
  })
  const name = i18n._(languageNames[page.language])
  const copy = (from: Language) =>
    editing
      .replace((path, revision) =>
        api.POST('/admin/pages/{id}/{language}/copy', {
          params: { path },
          body: { revision, from },
        }),
      )
      .catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <Box sx={{ p: 4, maxWidth: 560, mx: 'auto' }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {t`This page does not exist in this language yet: ${name}`}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        <Trans>
          Copy the blocks, texts and images of another language and translate them in place, or
          begin with an empty page. Visitors see nothing until you publish.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {written.map((from) => {
          const source = i18n._(languageNames[from])
          return (
            <Button key={from} variant="contained" onClick={() => void copy(from)}>
              {t`Copy from: ${source}`}
            </Button>
          )
        })}
        <Button variant="outlined" onClick={() => editing.change({})}>
          {t`Begin with an empty page`}
        </Button>
      </Box>
    </Box>
  )
}
