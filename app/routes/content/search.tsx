import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { maxSearchLength } from '../../../domain/search/site-search.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findRestrictedSales } from '../../../server/orders/placing/restricted-sales.ts'
import { countFailedSearch } from '../../../server/visits/count-failed-searches.ts'
import { Button } from '../../../ui/button.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { FoundRow } from '../../search/found-row.tsx'
import { groupNames } from '../../search/group-names.ts'
import { loadResults } from '../../search/load-results.ts'
import type { Route } from './+types/search'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { services, language, now, signedIn } = context.get(requestFacts)
  const account = await signedIn()
  const restrictions = account
    ? await findRestrictedSales(services.db, account.accountId, language)
    : []
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxSearchLength)
  const groups = await loadResults({ services, language, restrictions }, text)
  if (groups.length === 0) countFailedSearch(services.db, { text, language, now })
  return { title: i18nIn[language]._(msg`Site search`), robots: 'noindex', text, groups }
}

const Results = ({ text, groups }: Pick<Route.ComponentProps['loaderData'], 'text' | 'groups'>) => {
  const { t } = useLingui()
  if (text === '') return null
  if ([...text].length < 2) return <p role="status">{t`Type more to see results...`}</p>
  if (groups.length === 0) return <p role="status">{t`Nothing matches this search.`}</p>
  return groups.map(({ group, results }) => (
    <section key={group} className="max-w-4xl">
      <h2 className="mb-2 text-xl">{t(groupNames[group])}</h2>
      <LineList>
        {results.map((found) => (
          <FoundRow key={found.url} found={found} query={text} />
        ))}
      </LineList>
    </section>
  ))
}

/** The search of the site as a page, which can be linked to and works without script. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, text, groups } = loaderData
  return (
    <>
      <PageHeader title={title} picture="empty-search" isLow />
      <div className="page grid gap-8 py-6 lg:py-8">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers */}
        <form role="search" className="flex max-w-2xl flex-wrap gap-3">
          <input
            type="search"
            name="q"
            defaultValue={text}
            maxLength={maxSearchLength}
            aria-label={t`Name, abbreviation or page`}
            placeholder={t`Name, abbreviation or page`}
            autoComplete="off"
            className="min-h-12 grow rounded-lg border border-edge bg-white px-4"
          />
          <Button type="submit">{t`Find`}</Button>
        </form>
        <Results text={text} groups={groups} />
      </div>
    </>
  )
}
