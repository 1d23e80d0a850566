import { useLingui } from '@lingui/react/macro'
import { Alert, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../api/client.ts'
import { toLocalTime, weekdayText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import type { EditedPage } from '../page-types.ts'
import type { PageEditing } from './use-page-editing.ts'

type Props = { editing: PageEditing; page: EditedPage; onClose: () => void }

const localOf = (instant: string | null) => (instant === null ? '' : toLocalTime(instant))

/** Asks when the draft is published, and when the page is taken off the site. */
export const ScheduleDialog = ({ editing, page, onClose }: Props) => {
  const { t, i18n } = useLingui()
  const notify = useNotify()
  const [publishAt, setPublishAt] = useState(localOf(page.publishAt))
  const [unpublishAt, setUnpublishAt] = useState(localOf(page.unpublishAt))
  const [problem, setProblem] = useState('')

  const dayOf = (local: string) => (local ? weekdayText(local, i18n.locale) : undefined)

  const plan = async (times: { publishAt: string | null; unpublishAt: string | null }) => {
    try {
      await editing.replace((path, revision) =>
        api.POST('/admin/pages/{id}/{language}/schedule', {
          params: { path },
          body: { revision, ...times },
        }),
      )
      notify(
        times.publishAt || times.unpublishAt ? t`Scheduled.` : t`The schedule has been removed.`,
        {
          type: 'success',
        },
      )
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <ConfirmDialog
      title={t`Schedule`}
      content={
        <>
          <Typography color="text.secondary">
            {t`Times are those of Switzerland. The draft is published as it is then.`}
          </Typography>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            type="datetime-local"
            label={t`Publish on`}
            value={publishAt}
            disabled={!page.hasDraft}
            helperText={page.hasDraft ? dayOf(publishAt) : t`There are no changes to publish.`}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setPublishAt(target.value)}
          />
          {page.isRemovable && (
            <TextField
              type="datetime-local"
              label={t`Take off the site on (optional)`}
              value={unpublishAt}
              helperText={dayOf(unpublishAt)}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => setUnpublishAt(target.value)}
            />
          )}
        </>
      }
      confirm={t`Save the schedule`}
      isForm
      isReady={Boolean(publishAt || unpublishAt)}
      loading={editing.isBusy}
      maxWidth="xs"
      otherAction={
        (page.publishAt || page.unpublishAt) && (
          <Button color="error" onClick={() => plan({ publishAt: null, unpublishAt: null })}>
            {t`Remove the schedule`}
          </Button>
        )
      }
      onConfirm={() => plan({ publishAt: publishAt || null, unpublishAt: unpublishAt || null })}
      onClose={onClose}
    />
  )
}
