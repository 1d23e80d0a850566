import { useLingui } from '@lingui/react/macro'
import {
  type accountPages,
  type MenuSection,
  type Menus,
  menuSectionNames,
  menuSections,
  shownEntries,
  withoutHidden,
} from '../../../domain/page/menus.ts'
import type { redirects } from '../../../domain/page/redirects.ts'
import { type NamedPage, pageNames } from '../../../messages/site/page-names.ts'
import { findPosts } from '../../../server/content/find-posts.ts'
import { findTopics } from '../../../server/content/find-topics.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import type { Route } from './+types/sitemap'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

const otherOtcPages = ['otcs.gemmotherapy', 'otcs.animals'] as const

/** Adds the other OTC categories next to the first one, which stands for all in the menu. */
const withOthers = (page: NamedPage): readonly NamedPage[] =>
  page === 'otcs.otchomeo' ? [page, ...otherOtcPages] : [page]

/** All pages of the menus, by section. */
const pagesOfMenus = (menus: Menus) =>
  withoutHidden(menuSectionNames, menus).map((section) => ({
    section,
    pages: shownEntries<NamedPage>(menuSections[section], menus[section]).flatMap(withOthers),
  }))

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const [page, topics, resources, posts] = await Promise.all([
    loadPage(context),
    findTopics(services.db, language),
    findTopics(services.db, language, 'resources'),
    findPosts(services.db, language),
  ])
  const named = (list: readonly Own[]) => list.map(({ title, slug }) => ({ title, slug }))
  const own = { health: named(topics), resources: named(resources), news: named(posts) }
  return { ...page, own }
}

type PageOfSections =
  | MenuSection
  | (typeof menuSections)[MenuSection][number]
  | (typeof otherOtcPages)[number]
  | (typeof accountPages)[number]
  | keyof typeof redirects

/** All pages outside of the menus: whether the site map links to them. */
const isLinked = {
  home: true,
  contact: true,
  login: true,
  signup: true,
  imprint: true,
  'privacy-policy': true,
  terms: true,
  search: true,
  sitemap: false,
  'signup-confirmation': false,
  checkout: false,
} as const satisfies Record<Exclude<NamedPage, PageOfSections>, boolean>

const others = (Object.keys(isLinked) as (keyof typeof isLinked)[]).filter((key) => isLinked[key])

/** Topics and posts, each with its address. */
type Own = { title: string; slug: string }

const ownPages = {
  health: ['health.topic', 'topic'],
  resources: ['resources.topic', 'topic'],
  news: ['news.post', 'slug'],
} as const

const hasOwn = (section: string): section is keyof typeof ownPages =>
  Object.hasOwn(ownPages, section)

const link = 'text-link inline-flex min-h-9 items-center'

const NamedLink = ({ page }: { page: NamedPage }) => {
  const { t } = useLingui()
  return (
    <li>
      <PageLink page={page} className={link}>
        {t(pageNames[page])}
      </PageLink>
    </li>
  )
}

const OwnLinks = (props: { section: keyof typeof ownPages; pages: readonly Own[] }) => {
  const { section, pages } = props
  const [page, param] = ownPages[section]
  return pages.map(({ title, slug }) => (
    <li key={slug}>
      <PageLink page={page} params={{ [param]: slug }} className={link}>
        {title}
      </PageLink>
    </li>
  ))
}

/** Links to all pages of the menus. */
export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  const { picture, title, lead, own, blocks } = loaderData
  return (
    <>
      <PageHeader title={title} lead={lead} picture={picture} />
      <div className="page columns-1 gap-12 py-12 sm:columns-2 lg:columns-3">
        {pagesOfMenus(menus).map(({ section, pages }) => (
          <section key={section} className="mb-10 break-inside-avoid">
            <h2 className="mb-2 border-b border-line pb-2 text-xl">{t(pageNames[section])}</h2>
            <ul>
              {pages.map((page) => (
                <NamedLink key={page} page={page} />
              ))}
              {hasOwn(section) && <OwnLinks section={section} pages={own[section]} />}
            </ul>
          </section>
        ))}
        <section className="mb-10 break-inside-avoid">
          <h2 className="mb-2 border-b border-line pb-2 text-xl">{t`More`}</h2>
          <ul>
            {withoutHidden(others, menus).map((page) => (
              <NamedLink key={page} page={page} />
            ))}
          </ul>
        </section>
      </div>
      {blocks.length > 0 && <PageBlocks blocks={blocks} isPage />}
    </>
  )
}
