import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import type { EditedPage } from '../page-types.ts'
import { DifferenceView } from './difference-view.tsx'
import type { PageEditing } from './use-page-editing.ts'

type Shown = { version: number; content: PageContent }

/** The published versions, and the content of one. */
const useVersions = ({ id, language }: EditedPage) => {
  const path = { id, language }
  const { answer, error } = useAnswer('/admin/pages/{id}/{language}/versions', { params: { path } })
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<Error>()
  const show = (version: number) =>
    api
      .GET('/admin/pages/{id}/{language}/versions/{version}', {
        params: { path: { ...path, version } },
      })
      .then(({ data }) => setShown({ version, content: data.content as PageContent }), setFailure)
  return { versions: answer, shown, error: error ?? failure, show }
}

type Props = { editing: PageEditing; page: EditedPage; onClose: () => void }

/** Earlier versions beside what is written now; any can be restored as the draft. */
export const VersionsDialog = ({ editing, page, onClose }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const { versions, shown, error, show } = useVersions(page)
  const content = editing.loaded?.content
  const restore = async (version: number) => {
    try {
      await editing.replace((path, revision) =>
        api.POST('/admin/pages/{id}/{language}/versions/{version}/restore', {
          params: { path: { ...path, version } },
          body: { revision },
        }),
      )
      notify(t`The version is your draft now. Publish it to show it to visitors.`, {
        type: 'success',
      })
      onClose()
    } catch (cause) {
      notify((cause as Error).message, { type: 'error' })
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="versions">
      <DialogTitle id="versions">{t`Versions`}</DialogTitle>
      <DialogContent dividers sx={{ display: 'flex', gap: 3, minHeight: 320 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {versions?.length === 0 && (
          <Typography color="text.secondary">
            {t`There are no versions yet. Each time the page is published, its version is kept here.`}
          </Typography>
        )}
        {versions !== undefined && versions.length > 0 && (
          <List dense disablePadding sx={{ width: 220, flex: 'none' }} aria-label={t`Versions`}>
            {versions.map(({ version, publishedAt, publishedBy }) => (
              <ListItem key={version} disablePadding>
                <ListItemButton
                  selected={shown?.version === version}
                  onClick={() => void show(version)}
                >
                  <ListItemText
                    primary={t`Version ${version}`}
                    secondary={[timeText(publishedAt), publishedBy].filter(Boolean).join(', ')}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {shown && content ? (
            <DifferenceView
              before={withoutFormerAddresses(shown.content)}
              after={content}
              beforeName={t`Version ${shown.version}`}
              afterName={t`Now`}
            />
          ) : (
            versions !== undefined &&
            versions.length > 0 && (
              <Typography color="text.secondary">
                {t`Choose a version to see what has changed since.`}
              </Typography>
            )
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          variant="contained"
          disabled={!shown || editing.isBusy}
          onClick={() => shown && void restore(shown.version)}
        >
          {t`Restore this version as the draft`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Versions know more than editors write; only that is compared. */
const withoutFormerAddresses = ({
  formerSlugs: _,
  ...content
}: PageContent & { formerSlugs?: unknown }) => content
