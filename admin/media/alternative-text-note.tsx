import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { AlternativeTextsDialog } from './alternative-texts-dialog.tsx'
import type { Media } from './media-record.ts'

type Props = {
  media: Media
  /** The language of the page that shows the picture; without it, all languages count. */
  language?: Language | undefined
}

/** What people hear who cannot see the picture, and a button to change it. */
export const AlternativeTextNote = ({ media, language }: Props) => {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const mayWrite = isPermitted(useSession(), 'media.write')
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
          <Trans>Change the alternative text</Trans>
        </Button>
      )}
      {isOpen && <AlternativeTextsDialog media={media} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}
