import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import {
  DataTable,
  FilterLiveSearch,
  List,
  SelectInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { Link } from 'react-router'
import { type Language, languages } from '../../domain/language.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { languageNames } from '../i18n/language-names.ts'
import { SectionHelp } from '../screen/section-help.tsx'
import { CreatePageDialog } from './create-page-dialog.tsx'
import { kindNames } from './page-names.ts'
import type { ListedPage } from './page-types.ts'
import { TextStateChip, TitleCell, useStateName } from './text-state.tsx'

/** The state in a language; opens the editor there. */
const StateCell = ({ language }: { language: Language }) => {
  const { t, i18n } = useLingui()
  const stateName = useStateName()
  const page = useRecordContext<ListedPage>()
  if (!page) return null
  const state = page.languages[language]
  const where = i18n._(languageNames[language])
  return (
    <Link
      to={`/pages/${page.id}/${language}`}
      aria-label={t`${page.title}, ${where}: ${stateName(state)}`}
      style={{ textDecoration: 'none' }}
      onClick={(event) => event.stopPropagation()}
    >
      <TextStateChip state={state} />
    </Link>
  )
}

const KindCell = () => {
  const { i18n } = useLingui()
  const page = useRecordContext<ListedPage>()
  return page ? i18n._(kindNames[page.kind]) : null
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
      aria-label={t`Kind of page`}
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
    <TopToolbar>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
        {t`Write a post or topic`}
      </Button>
      <CreatePageDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </TopToolbar>
  )
}

const Empty = () => (
  <Typography color="text.secondary" sx={{ p: 3 }}>
    <Trans>
      No page matches. Change the search or the filter, or write a new post with the button above.
    </Trans>
  </Typography>
)

/** All pages, posts and topics with their state in each language. */
export const PageList = () => {
  const { t, i18n } = useLingui()
  const siteLanguages = useSiteLanguages()
  const states = [
    { id: 'draft', name: t`With changes that are not published` },
    { id: 'scheduled', name: t`Scheduled` },
    { id: 'failed', name: t`Could not be published` },
    { id: 'to-translate', name: t`To translate` },
    { id: 'published', name: t`On the site` },
  ]
  const choices = siteLanguages.map((id) => ({ id, name: i18n._(languageNames[id]) }))
  return (
    <>
      <SectionHelp />
      <List
        title={t`Pages and news`}
        sort={{ field: 'changedAt', order: 'DESC' }}
        actions={<Actions />}
        exporter={false}
        empty={false}
        perPage={25}
        sx={{ '& .RaList-main, & .RaList-content': { minWidth: 0 } }}
        filters={[
          <FilterLiveSearch key="search" source="search" alwaysOn label={t`Search titles`} />,
          <SelectInput
            key="state"
            source="state"
            alwaysOn
            label={t`State`}
            choices={states}
            translateChoice={false}
          />,
          <SelectInput
            key="language"
            source="language"
            alwaysOn
            label={t`Language`}
            choices={choices}
            translateChoice={false}
          />,
        ]}
      >
        <Box sx={{ overflowX: 'auto' }}>
          <KindTabs />
          <DataTable
            bulkActionButtons={false}
            sx={{ '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } } }}
            empty={<Empty />}
            rowClick={(_id, _resource, page) => pathOf(page as ListedPage)}
          >
            <DataTable.Col source="title" label={t`Title`}>
              <TitleCell />
            </DataTable.Col>
            <DataTable.Col
              label={t`Kind`}
              disableSort
              sx={{ display: { xs: 'none', lg: 'table-cell' } }}
            >
              <KindCell />
            </DataTable.Col>
            {siteLanguages.map((language) => (
              <DataTable.Col
                key={language}
                source={`languages.${language}`}
                label={i18n._(languageNames[language])}
                disableSort
              >
                <StateCell language={language} />
              </DataTable.Col>
            ))}
          </DataTable>
        </Box>
      </List>
    </>
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
