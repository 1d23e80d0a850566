import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import type { EditedPage } from '../page-types.ts'
import { DifferenceView } from './difference-view.tsx'
import type { PageEditing } from './use-page-editing.ts'

/** The page was saved elsewhere: shows that version and lets the person decide. */
export const PageConflictDialog = ({ editing }: { editing: PageEditing }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const [theirs, setTheirs] = useState<EditedPage>()
  const { conflict, loaded, setConflict } = editing
  if (!conflict || !loaded) return null
  const by = conflict.by ?? t`Someone else`
  const at = conflict.at ? timeText(conflict.at) : ''
  const fail = (error: Error) => notify(error.message, { type: 'error' })
  const close = () => {
    setTheirs(undefined)
    setConflict(undefined)
  }
  return (
    <Dialog open maxWidth={theirs ? 'lg' : 'sm'} fullWidth aria-labelledby="conflict">
      <DialogTitle id="conflict">
        {conflict.isOwn
          ? t`You have changed this page in another tab or on another device`
          : t`${by} has changed this page in the meantime`}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          <Trans>
            Saved on {at}. Your own changes are still here, but not saved. Nothing has been
            overwritten.
          </Trans>
        </DialogContentText>
        {theirs && (
          <DifferenceView
            before={theirs.content as PageContent}
            after={loaded.content}
            beforeName={conflict.isOwn ? t`Your other version` : by}
            afterName={t`Your version`}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t`Decide later`}</Button>
        {theirs ? (
          <>
            <Button
              color="error"
              onClick={() => {
                setTheirs(undefined)
                void editing.reload()
              }}
            >
              {t`Discard my changes`}
            </Button>
            <Button
              variant="contained"
              onClick={() => void editing.save(theirs.revision).then(close, fail)}
            >
              {t`Save my version instead`}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => void editing.read().then(setTheirs, fail)}>
            {t`Show the other version`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
