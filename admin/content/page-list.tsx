import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Tab, Tabs, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterLiveSearch, useListContext, useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import type { OwnKind } from '../../domain/content/page-kind.ts'
import { type Language, languages } from '../../domain/language.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { languageNames, namesOf } from '../i18n/language-names.ts'
import { ChoiceField, choiceFilter } from '../screen/choices.tsx'
import { ListCol } from '../screen/columns.tsx'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { pageKinds } from './page-names.ts'
import type { ListedPage } from './page-types.ts'
import { TextStateChip, titleOf, useStateName } from './text-state.tsx'

const kinds: readonly OwnKind[] = ['news', 'health', 'resources']

type Props = { isOpen: boolean; onClose: () => void }

/** Asks for the kind, the language and the title of a new page, then opens its editor. */
const CreatePageDialog = ({ isOpen, onClose }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const languages = useSiteLanguages()
  const navigate = useNavigate()
  const [kind, setKind] = useState<OwnKind>('news')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [title, setTitle] = useState('')

  const { mutate, isPending } = useMutation({
    mutationFn: () => api.POST('/admin/pages', { body: { kind, language, title } }),
    onSuccess: ({ data }) => navigate(`/pages/${data.id}/${language}`),
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  })

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Write a post or topic`}
      content={
        <>
          <ChoiceField
            label={t`Type`}
            value={kind}
            values={kinds}
            nameOf={(one) => t(pageKinds[one])}
            onChange={setKind}
          />
          <ChoiceField
            label={t`Language`}
            value={language}
            values={languages}
            nameOf={(one) => t(languageNames[one])}
            helperText={t`You can add the other languages later.`}
            onChange={setLanguage}
          />
          <TextField
            required
            autoFocus
            label={t`Title`}
            value={title}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            helperText={t`Visitors see nothing until you publish.`}
            onChange={({ target }) => setTitle(target.value)}
          />
        </>
      }
      confirm={t`Start writing`}
      isForm
      isReady={title.trim() !== ''}
      loading={isPending}
      maxWidth="xs"
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}

/** The state in a language; opens the editor there. */
const StateCell = ({ page, language }: { page: ListedPage; language: Language }) => {
  const { t } = useLingui()
  const stateName = useStateName()
  const state = page.languages[language]
  const where = t(languageNames[language])
  return (
    <Link
      to={`/pages/${page.id}/${language}`}
      aria-label={t`${page.title}, ${where}: ${stateName(state)}`}
      style={{ textDecoration: 'none' }}
      onClick={(event) => event.stopPropagation()}
    >
      <Box component="span" sx={{ display: { sm: 'none' }, mr: 0.5, typography: 'caption' }}>
        {language.toUpperCase()}
      </Box>
      <TextStateChip state={state} />
    </Link>
  )
}

/** The kinds of pages as tabs above the list. */
const KindTabs = () => {
  const { t } = useLingui()
  const { filterValues, setFilters } = useListContext()
  const tabs = [
    ['', t`All`],
    ['news', t`News`],
    ['health', t`Health topics`],
    ['resources', t`Resources`],
    ['page', t`Pages of the site`],
  ] as const
  return (
    <Tabs
      value={filterValues.kind ?? ''}
      variant="scrollable"
      aria-label={t`Page type`}
      onChange={(_, kind: string) => setFilters({ ...filterValues, kind: kind || undefined })}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(([kind, label]) => (
        <Tab key={kind} value={kind} label={label} />
      ))}
    </Tabs>
  )
}

const Actions = () => {
  const { t } = useLingui()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
        {t`Write a post or topic`}
      </Button>
      <CreatePageDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

/** Narrow screens have no column for the kind. */
const wideOnly = { display: { xs: 'none', lg: 'table-cell' } }

const Col = ListCol<'pages'>

/** All pages, posts and topics with their state in each language. */
export const PageList = () => {
  const { t } = useLingui()
  const siteLanguages = useSiteLanguages()
  const states = {
    draft: t`With changes that are not published`,
    scheduled: t`Scheduled`,
    failed: t`Could not be published`,
    'to-translate': t`To translate`,
    published: t`On the site`,
  }
  const nothing = t`No page matches. Change the search or the filter, or write a new post with the button above.`
  return (
    <ListScreen
      sort={{ field: 'changedAt', order: 'DESC' }}
      filters={[
        <FilterLiveSearch key="search" source="search" alwaysOn label={t`Search titles`} />,
        choiceFilter<'pages'>('state', t`State`, states),
        choiceFilter<'pages'>('language', t`Language`, namesOf(siteLanguages)),
      ]}
      actions={<Actions />}
      tabs={<KindTabs />}
      rowClick={(_id, _resource, page) => pathOf(page as ListedPage)}
      nothing={nothing}
      noMatch={nothing}
      sx={{ '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } } }}
    >
      <Col source="title" label={t`Title`} render={titleOf} />
      <Col label={t`Type`} disableSort sx={wideOnly} render={({ kind }) => t(pageKinds[kind])} />
      {siteLanguages.map((language) => (
        <Col
          key={language}
          source={`languages.${language}`}
          label={t(languageNames[language])}
          disableSort
          render={(page) => <StateCell page={page} language={language} />}
        />
      ))}
    </ListScreen>
  )
}

/** The editor in the first language in which the page is written. */
const pathOf = ({ id, languages: states }: ListedPage) => {
  const written =
    languages.find((language) => states[language].isPublished) ??
    languages.find((language) => states[language].hasDraft) ??
    'fr'
  return `/pages/${id}/${written}`
}
