import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ConflictFrame } from '../../screen/conflict/conflict-dialog.tsx'
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
  const fail = (error: Error) => notify(errorMessage(error), { type: 'error' })
  const close = () => {
    setTheirs(undefined)
    setConflict(undefined)
  }
  const discard = () => {
    setTheirs(undefined)
    void editing.reload()
  }
  const replace = (other: EditedPage) => void editing.save(other.revision).then(close, fail)
  return (
    <ConflictFrame
      conflict={conflict}
      maxWidth={theirs ? 'lg' : 'sm'}
      onClose={close}
      actions={
        theirs ? (
          <>
            <Button color="error" onClick={discard}>{t`Discard my changes`}</Button>
            <Button variant="contained" onClick={() => replace(theirs)}>
              {t`Save my version instead`}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => void editing.read().then(setTheirs, fail)}>
            {t`Show the other version`}
          </Button>
        )
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        <Trans>Your own changes are still here, but not saved. Nothing has been overwritten.</Trans>
      </DialogContentText>
      {theirs && (
        <DifferenceView
          before={theirs.content as PageContent}
          after={loaded.content}
          beforeName={
            conflict.isOwnChange ? t`Your other version` : (conflict.changedBy ?? t`Someone else`)
          }
          afterName={t`Your version`}
        />
      )}
    </ConflictFrame>
  )
}
