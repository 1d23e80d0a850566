import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { EditBase, Form, SaveButton, useNotify } from 'react-admin'
import { type Language, languages } from '../../domain/language.ts'
import { mediaTextLengths } from '../../domain/media/media-limits.ts'
import { useIsPermitted } from '../access/session.ts'
import type { RecordFields } from '../api/resources.ts'
import { languageNames } from '../i18n/language-names.ts'
import { inputsOf } from '../screen/inputs.ts'
import type { Media } from './media-record.ts'

const { TextInput } = inputsOf<RecordFields<'media'>>()

/** What a picture shows, in four languages. */
export const AlternativeTextInputs = () => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {languages.map((language) => (
        <TextInput
          key={language}
          source={`alternativeTexts.${language}`}
          label={t(languageNames[language])}
          multiline
          parse={(text: string) => text.replace(/\s*\n\s*/g, ' ')}
          slotProps={{
            htmlInput: { maxLength: mediaTextLengths.alternativeText, lang: language },
          }}
        />
      ))}
    </Box>
  )
}

type DialogProps = { media: Media; onClose: () => void }

/** Changes what a picture of the library shows, from where it is used. */
const AlternativeTextsDialog = ({ media, onClose }: DialogProps) => {
  const { t } = useLingui()
  const notify = useNotify()
  const saved = () => {
    notify(t`Saved.`, { type: 'success' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="alternative-texts">
      <DialogTitle id="alternative-texts">{t`Alternative texts`}</DialogTitle>
      <EditBase
        resource="media"
        id={media.id}
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onSuccess: saved }}
      >
        <Form>
          <DialogContent sx={{ pt: 0 }}>
            <DialogContentText sx={{ mb: 1 }}>
              <Trans>
                Say in one sentence what the image shows, for people who cannot see it and for
                search engines. The texts apply wherever the image is used.
              </Trans>
            </DialogContentText>
            <AlternativeTextInputs />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <SaveButton alwaysEnable />
          </DialogActions>
        </Form>
      </EditBase>
    </Dialog>
  )
}

type Props = {
  media: Media
  /** The language of the page that shows the picture; without it, all languages count. */
  language?: Language | undefined
}

/** What people hear who cannot see the picture, and a button to change it. */
export const AlternativeTextNote = ({ media, language }: Props) => {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const mayWrite = useIsPermitted('media.write')
  const texts = media.alternativeTexts
  const missing = Object.values(texts).filter((text) => text === '').length
  const text = language ? texts[language] : texts.fr || texts.de
  const note = () => {
    if (language && !text) return t`No alternative text in this language`
    if (!language && missing > 0)
      return missing === 4 ? t`No alternative text` : t`Alternative text missing in some languages`
    return t`Alternative text: ${text}`
  }
  return (
    <Box>
      <Typography
        variant="caption"
        component="p"
        sx={{
          color: (language ? !text : missing > 0) ? 'warning.dark' : 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {note()}
      </Typography>
      {mayWrite && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t`Change the alternative text`}
        </Button>
      )}
      {isOpen && <AlternativeTextsDialog media={media} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}
