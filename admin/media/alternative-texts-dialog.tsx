import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import { languages } from '../../domain/language.ts'
import { mediaTextLengths } from '../../domain/media/media-limits.ts'
import type { Media } from './media-record.ts'

const languageLabels = {
  fr: msg`French`,
  en: msg`English`,
  de: msg`German`,
  it: msg`Italian`,
} as const

type Props = { media: Media; onClose: () => void }

/** Changes what a picture of the library shows, in four languages, from where it is used. */
export const AlternativeTextsDialog = ({ media, onClose }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const [texts, setTexts] = useState(media.alternativeTexts)
  const [update, { isPending, error }] = useUpdate<Media, Error>()

  const save = () =>
    update(
      'media',
      {
        id: media.id,
        data: { version: media.version, alternativeTexts: texts },
        previousData: media,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t`Saved.`, { type: 'success' })
          onClose()
        },
      },
    )

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="alternative-texts">
      <DialogTitle id="alternative-texts">
        <Trans>Alternative texts</Trans>
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          <Trans>
            Say in one sentence what the picture shows, for people who cannot see it and for search
            engines. The texts apply wherever the picture is used.
          </Trans>
        </DialogContentText>
        {error && <Alert severity="error">{error.message}</Alert>}
        {languages.map((language) => (
          <TextField
            key={language}
            label={t(languageLabels[language])}
            value={texts[language]}
            multiline
            fullWidth
            margin="dense"
            slotProps={{
              htmlInput: { maxLength: mediaTextLengths.alternativeText, lang: language },
            }}
            onChange={({ target }) =>
              setTexts({ ...texts, [language]: target.value.replace(/\s*\n\s*/g, ' ') })
            }
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" disabled={isPending} onClick={save}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
