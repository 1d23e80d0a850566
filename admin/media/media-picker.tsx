import { Trans, useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import { Dialog, DialogContent, DialogTitle, IconButton, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { DrawingChoice } from './drawing-choice.tsx'
import { LibraryChoice } from './library-choice.tsx'
import type { Media, MediaKind } from './media-record.ts'

type Props = {
  kind: MediaKind
  isOpen: boolean
  onClose: () => void
  onChosen: (media: Media) => void
  /** Offers the drawings of the site too, by their names. */
  onDrawing?: ((name: string) => void) | undefined
}

/** A dialog to choose an entry of the library, to upload one, or to choose a drawing of the site. */
export const MediaPicker = ({ kind, isOpen, onClose, onChosen, onDrawing }: Props) => {
  const { t } = useLingui()
  const [tab, setTab] = useState<'library' | 'drawings'>('library')
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="media-picker">
      <DialogTitle
        id="media-picker"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        {kind === 'picture' ? <Trans>Choose a picture</Trans> : <Trans>Choose a document</Trans>}
        <IconButton onClick={onClose} aria-label={t`Close`}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {onDrawing && (
        <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} sx={{ px: 3 }}>
          <Tab value="library" label={t`Media library`} />
          <Tab value="drawings" label={t`Drawings of the site`} />
        </Tabs>
      )}
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 480 }}>
        {onDrawing && tab === 'drawings' ? (
          <DrawingChoice onChosen={onDrawing} />
        ) : (
          <LibraryChoice kind={kind} onChosen={onChosen} />
        )}
      </DialogContent>
    </Dialog>
  )
}
