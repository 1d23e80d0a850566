import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button } from '@mui/material'
import { FilterForm, FilterLiveSearch, ListBase, Pagination, Title } from 'react-admin'
import { Link } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { languageNames, namesOf } from '../i18n/language-names.ts'
import { choiceFilter } from '../screen/choices.tsx'
import { ListCol } from '../screen/columns.tsx'
import { ScrollableCard } from '../screen/list-screen.tsx'
import { ListTable } from '../screen/list-table.tsx'
import { SectionHelp } from '../screen/section-help.tsx'
import type { ListedPage } from './page-types.ts'
import { TextStateChip, titleOf } from './text-state.tsx'

const isToTranslate = ({ translation }: ListedPage['languages']['fr']) =>
  translation === 'missing' || translation === 'older'

/** What is to be done in a language, with a link to the editor beside the original. */
const WorkCell = ({ page, language }: { page: ListedPage; language: Language }) => {
  const { t } = useLingui()
  const state = page.languages[language]
  if (!isToTranslate(state)) return <TextStateChip state={state} />
  const where = t(languageNames[language])
  const isMissing = state.translation === 'missing'
  return (
    <Button
      component={Link}
      size="small"
      variant="outlined"
      color={isMissing ? 'primary' : 'warning'}
      to={`/pages/${page.id}/${language}?beside=original`}
      aria-label={
        isMissing ? t`Translate ${page.title}: ${where}` : t`Update ${page.title}: ${where}`
      }
    >
      {isMissing ? t`Translate` : t`Update`}
    </Button>
  )
}

const Done = () => (
  <Alert severity="success" role="status" sx={{ m: 2 }}>
    <Trans>Nothing to translate: every page is up to date in this selection.</Trans>
  </Alert>
)

const Col = ListCol<'pages'>

/** Pages that are missing in a language, or older there than their original. */
export const TranslationBoard = () => {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  return (
    <ListBase
      resource="pages"
      filter={{ state: 'to-translate' }}
      sort={{ field: 'title', order: 'ASC' }}
      perPage={50}
      storeKey="translations"
      disableSyncWithLocation
    >
      <Title title={t`Translations`} />
      <SectionHelp name="translations" />
      <Box sx={{ display: 'flex', my: 1 }}>
        <FilterForm
          filters={[
            choiceFilter<'pages'>('language', t`Language`, namesOf(languages)),
            <FilterLiveSearch key="search" source="search" alwaysOn label={t`Search titles`} />,
          ]}
        />
      </Box>
      <ScrollableCard sx={{ overflowX: 'auto' }}>
        <ListTable rowClick={false} empty={<Done />}>
          <Col source="title" label={t`Title`} render={titleOf} />
          {languages.map((language) => (
            <Col
              key={language}
              source={`languages.${language}`}
              label={t(languageNames[language])}
              disableSort
              render={(page) => <WorkCell page={page} language={language} />}
            />
          ))}
        </ListTable>
      </ScrollableCard>
      <Pagination />
    </ListBase>
  )
}
