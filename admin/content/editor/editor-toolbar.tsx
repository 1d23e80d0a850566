import { useLingui } from '@lingui/react/macro'
import MoreIcon from '@mui/icons-material/MoreVert'
import {
  Box,
  Button,
  IconButton,
  Menu,
  MenuItem,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { isBuiltPage } from '../../../domain/content/page-kind.ts'
import { api } from '../../api/client.ts'
import { openInTab } from '../../api/open-in-tab.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../screen/confirm-dialog.tsx'
import { useShortcut } from '../../screen/shortcuts.ts'
import type { EditedPage } from '../page-types.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { PageEditing } from './use-page-editing.ts'
import { VersionsDialog } from './versions-dialog.tsx'

type Question = 'publish' | 'unpublish' | 'forget' | 'discard' | 'delete'
type OpenDialog = Question | 'schedule' | 'versions'

/** Both buttons and the menu fit one line of 360 px. */
const narrowButton = { px: { xs: 1, sm: 2 } } as const

type Props = { editing: PageEditing; page: EditedPage; isDirty: boolean }

/** Opens the signed preview. */
const openPreview = ({ id, language }: EditedPage) =>
  openInTab(async () => {
    const params = { path: { id, language } }
    return (await api.POST('/admin/pages/{id}/{language}/preview', { params })).data.address
  })

/** What can be done with the page: save, preview, publish, schedule, versions. */
export const EditorToolbar = ({ editing, page, isDirty }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenDialog>()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'))
  const { isBusy, save, replace } = editing
  const where = t(languageNames[page.language])
  const title = editing.loaded?.content.title ?? ''
  const hasContent = (editing.loaded?.content.blocks.length ?? 0) > 0 || isBuiltPage(page.id)

  /** Refusals are shown as a notice; what was written stays. */
  const perform = async (act: () => Promise<unknown>, done: string) => {
    setOpen(undefined)
    setMenu(null)
    try {
      await act()
      if (done) notify(done, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  const saved = () => (isDirty ? save() : Promise.resolve())
  const saveDraft = () => perform(save, t`The draft is saved. Visitors do not see it yet.`)
  const act = (name: 'publish' | 'unpublish' | 'discard' | 'confirm') =>
    replace((path, revision) =>
      api.POST(`/admin/pages/{id}/{language}/${name}`, { params: { path }, body: { revision } }),
    )
  const publish = () =>
    perform(async () => {
      await saved()
      await act('publish')
    }, t`Published. Visitors see it now.`)
  const remove = () =>
    perform(async () => {
      await api.DELETE('/admin/pages/{id}', { params: { path: { id: page.id } } })
      navigate('/pages')
    }, t`The page has been deleted.`)

  useShortcut('Ctrl+S', t`Save draft`, () => void saveDraft())

  const questions: Record<Question, Omit<ConfirmDialogProps, 'isOpen' | 'onClose'>> = {
    publish: {
      title: t`Publish this page?`,
      content: hasContent
        ? t`“${title}” will be on the site in one language: ${where}. Other languages remain unchanged. You can go back to an earlier version at any time.`
        : t`“${title}” has no content yet: only the title and “no content” will be shown. Go back to write the content.`,
      confirm: hasContent ? t`Publish the page` : t`Publish without content`,
      isDestructive: !hasContent,
      onConfirm: () => void publish(),
    },
    unpublish: {
      title: t`Take this page off the site?`,
      content: t`Visitors will not find “${title}” any more in one language: ${where}. The draft and versions are kept, and you can publish it again.`,
      confirm: t`Take the page off the site`,
      isDestructive: true,
      onConfirm: () =>
        void perform(() => act('unpublish'), t`The page has been taken off the site.`),
    },
    forget: {
      title: t`Discard what is not saved?`,
      content: t`What you have written since the last save will be lost.`,
      confirm: t`Discard what is not saved`,
      isDestructive: true,
      onConfirm: () => void perform(editing.reload, ''),
    },
    discard: {
      title: t`Discard the draft?`,
      content: page.isPublished
        ? t`All changes since the last publication will be lost. The page on the site remains unchanged.`
        : t`The draft in this language will be lost: ${where}. Other languages and earlier versions remain unchanged.`,
      confirm: t`Discard the draft`,
      isDestructive: true,
      onConfirm: () => void perform(() => act('discard'), t`The draft has been discarded.`),
    },
    delete: {
      title: t`Delete this page for good?`,
      content: t`“${title}” will be deleted in all languages, with its drafts and versions. This cannot be undone.`,
      confirm: t`Delete the page for good`,
      isDestructive: true,
      onConfirm: () => void remove(),
    },
  }
  const confirmTranslation = () =>
    void perform(() => act('confirm'), t`Noted: the translation is up to date.`)
  const openOnSite = () => void window.open(page.address ?? '/', '_blank')
  const ask = (question: Question) => () => setOpen(question)
  const storedText = page.isPublished ? t`As on the site` : t`Not published`
  const isUnchanged = !isDirty && !page.hasDraft
  const further = [
    [t`Versions`, false, () => setOpen('versions')],
    [
      t`Preview`,
      isBusy || (page.content === null && !isDirty),
      () =>
        void perform(async () => {
          await saved()
          await openPreview(page)
        }, ''),
    ],
    [
      t`Schedule`,
      isBusy || (isUnchanged && !page.publishAt && !page.isPublished),
      () => void perform(saved, '').then(() => setOpen('schedule')),
    ],
  ] as const
  const entries: readonly (readonly [boolean, string, () => void, boolean?])[] = [
    ...further.map(([label, isDisabled, run]) => [isNarrow, label, run, isDisabled] as const),
    [page.translation === 'older', t`The translation is up to date`, confirmTranslation],
    [page.address !== null, t`Open on the site`, openOnSite],
    [isDirty, t`Discard what is not saved`, ask('forget')],
    [page.canDiscard, t`Discard the draft`, ask('discard')],
    [page.isPublished && page.isRemovable, t`Take off the site`, ask('unpublish')],
    [page.canDelete, t`Delete for good`, ask('delete')],
  ]
  const shown = entries.filter(([isShown]) => isShown)
  const stateText = isDirty ? t`Not saved yet` : page.hasDraft ? t`Draft saved` : storedText
  const question = open && open in questions ? questions[open as Question] : undefined
  return (
    <Box
      role="toolbar"
      aria-label={t`Page`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <LanguageTabs page={page} />
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ flex: 1, minWidth: 90 }}
      >
        {stateText}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          ml: 'auto',
        }}
      >
        {!isNarrow &&
          further.map(([label, isDisabled, run]) => (
            <Button key={label} disabled={isDisabled} onClick={run}>
              {label}
            </Button>
          ))}
        <Button
          variant="outlined"
          disabled={isBusy || !isDirty}
          onClick={() => void saveDraft()}
          sx={narrowButton}
        >
          {t`Save draft`}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || isUnchanged}
          onClick={() => setOpen('publish')}
          sx={narrowButton}
        >
          {t`Publish`}
        </Button>
        {shown.length > 0 && (
          <>
            <IconButton
              edge="end"
              aria-label={t`More actions`}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => setMenu(currentTarget)}
            >
              <MoreIcon />
            </IconButton>
            <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
              {shown.map(([, label, run, isDisabled = false]) => (
                <MenuItem
                  key={label}
                  disabled={isDisabled}
                  onClick={() => {
                    setMenu(null)
                    run()
                  }}
                >
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </>
        )}
      </Box>
      {question && <ConfirmDialog isOpen {...question} onClose={() => setOpen(undefined)} />}
      {open === 'schedule' && (
        <ScheduleDialog editing={editing} page={page} onClose={() => setOpen(undefined)} />
      )}
      {open === 'versions' && (
        <VersionsDialog editing={editing} page={page} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  )
}
