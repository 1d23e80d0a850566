import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { lazy, Suspense, useMemo } from 'react'
import { Title, useNotify } from 'react-admin'
import { useParams, useSearchParams } from 'react-router'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { isLanguage, type Language, languages } from '../../../domain/language.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { useUnloadQuestion } from '../../screen/use-action.ts'
import { EditedPageContext } from '../blocks/fields/field-context.ts'
import type { EditedPage } from '../page-types.ts'
import { usePageOptions } from '../use-page-options.ts'
import { PageConflictDialog } from './conflict-dialog.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { HeadForm } from './head-form.tsx'
import { PageStatus } from './page-status.tsx'
import { type PageEditing, usePageEditing } from './use-page-editing.ts'

/** A page that is not written in this language yet: how to begin. */
const EmptyLanguage = ({ page, editing }: { page: EditedPage; editing: PageEditing }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const { answer } = useAnswer('/admin/pages/{id}', { params: { path: { id: page.id } } })
  const written = languages.filter((each) => {
    const state = answer?.languages[each]
    return state?.isPublished || state?.hasDraft
  })
  const name = t(languageNames[page.language])
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
          const source = t(languageNames[from])
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

/** The published original, as visitors see it. */
const OriginalBeside = ({ id, language }: { id: string; language: Language }) => {
  const { t } = useLingui()
  const { answer, error } = useAnswer('/admin/pages/{id}/{language}', {
    params: { path: { id, language } },
  })
  const address = answer?.address
  const name = t(languageNames[language])
  return (
    <Box
      sx={{
        width: '34%',
        flex: 'none',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ p: 1.5 }}>
        {t`Original: ${name}`}
      </Typography>
      {address && (
        <Box
          component="iframe"
          title={t`The original page`}
          src={address}
          sx={{ flex: 1, border: 0, width: '100%' }}
        />
      )}
      {(error || address === null) && (
        <Typography color="text.secondary" sx={{ p: 1.5 }}>
          {t`The original is not on the site.`}
        </Typography>
      )}
    </Box>
  )
}

/** Puck and the blocks of the site, loaded when a page is edited. */
const Workspace = lazy(async () => ({
  default: (await import('../blocks/workspace.tsx')).Workspace,
}))

const Waiting = () => {
  const { t } = useLingui()
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={t`The page is loading`} />
    </Box>
  )
}

type Props = { id: string; language: Language }

const Editor = ({ id, language }: Props) => {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const editing = usePageEditing(id, language)
  const { loaded, error, issues, change } = editing
  const isDirty = loaded?.isDirty ?? false
  const pages = usePageOptions(language)
  const edited = useMemo(() => ({ language, pages }), [language, pages])

  useUnloadQuestion(isDirty)

  if (error)
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={<Button onClick={() => void editing.load()}>{t`Try again`}</Button>}
      >
        {error.message}
      </Alert>
    )
  if (!loaded) return <Waiting />
  const { page, content, epoch, restoredFrom } = loaded
  const { blocks, ...head } = content
  const isUnwritten = page.content === null && !isDirty
  const hasOriginal = search.get('beside') === 'original' && page.source !== language
  return (
    <EditedPageContext value={edited}>
      <Title title={content.title || t`New text`} />
      <EditorToolbar editing={editing} page={page} isDirty={isDirty} />
      <PageStatus page={page} />
      {restoredFrom && (
        <Alert
          severity="info"
          action={
            <Button size="small" onClick={() => void editing.reload()}>{t`Discard them`}</Button>
          }
        >
          {t`Your unsaved changes of ${timeText(restoredFrom)} are back. Save the draft to keep them.`}
        </Alert>
      )}
      {isUnwritten ? (
        <EmptyLanguage page={page} editing={editing} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Workspace
            key={epoch}
            language={language}
            blocks={blocks}
            issues={issues}
            onChange={(changed) => change({ blocks: changed })}
            beside={hasOriginal && <OriginalBeside id={id} language={page.source} />}
            head={
              <HeadForm
                head={head}
                kind={page.kind}
                isPublished={page.isPublished}
                issues={issues}
                onChange={(changed: Omit<PageContent, 'blocks'>) => change(changed)}
              />
            }
          />
        </Suspense>
      )}
      <PageConflictDialog editing={editing} />
    </EditedPageContext>
  )
}

/** The editor of a page in one language: `/pages/news.spring/de`. */
export const PageEditor = () => {
  const { id, '*': rest } = useParams()
  const language = isLanguage(rest) ? rest : currentLanguage()
  if (!id) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 'calc(100vh - 56px)',
        minWidth: 0,
        mx: -2,
        bgcolor: 'background.paper',
      }}
    >
      <Editor key={`${id}/${language}`} id={id} language={language} />
    </Box>
  )
}
