import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { blockManifest, blockTypes } from '../../../blocks/manifest.ts'
import { byLanguage } from '../../../domain/language.ts'
import { galleryPath } from '../../../domain/page/personal-pages.ts'
import { mayAct } from '../../../server/accounts/staff/staff-access.ts'
import { presentBlocks } from '../../../server/content/present-blocks.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { recordSecurityEvent } from '../../../server/security-log.ts'
import { notFound } from '../../content/not-found.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import type { Route } from './+types/block-gallery'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** Public in development only, like the mails (`/mails`); in production for staff. */
const maySee = async ({ signedIn, services }: RequestFacts) => {
  if (import.meta.env.DEV) return true
  const account = await signedIn()
  if (account && mayAct(account, 'content.read')) return true
  const accountId = account?.accountId ?? null
  recordSecurityEvent(services, 'access-denied', { accountId, reason: 'staff-only' })
  return false
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { language } = facts
  if (!(await maySee(facts))) throw notFound(language)
  const entries = blockTypes.map(async (type) => {
    const { example, fields } = blockManifest[type].definition
    return {
      type,
      fields: Object.entries(fields).map(([name, field]) => ({ name, kind: field.type })),
      blocks: await presentBlocks([{ type, ...example }], facts, facts.report),
    }
  })
  return {
    title: i18nIn[language]._(msg`Block gallery`),
    robots: 'noindex',
    addresses: byLanguage((one) => `/${one}/${galleryPath}`),
    entries: await Promise.all(entries),
  }
}

type EntryProps = Route.ComponentProps['loaderData']['entries'][number]

const headingOf = (type: string) => `${type}-heading`

/** The label of an example. */
const Label = ({ type, fields }: EntryProps) => (
  <header className="page mb-10">
    <div className="grid gap-x-10 gap-y-2 border-t border-ink pt-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 id={headingOf(type)} className="text-xl">
        {type}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        {fields.map(({ name, kind }) => (
          <li key={name}>
            <span className="font-medium text-ink">{name}</span> {kind}
          </li>
        ))}
      </ul>
    </div>
  </header>
)

/** An example of every block with its fields, as a reference for editors. */
export default function BlockGallery({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, entries } = loaderData
  return (
    <article>
      <header className="page pt-12 pb-10">
        <h1>{title}</h1>
        <p className="measure mt-5 text-xl leading-relaxed text-muted">
          {t`Every block of the site, shown with an example and its fields.`}
        </p>
        <nav aria-label={t`Blocks`}>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
            {entries.map(({ type }) => (
              <li key={type}>
                <a href={`#${type}`} className="text-link inline-flex min-h-8 items-center">
                  {type}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {entries.map((entry) => (
        <section
          key={entry.type}
          id={entry.type}
          aria-labelledby={headingOf(entry.type)}
          data-block={entry.type}
          className="py-10"
        >
          <Label {...entry} />
          <PageBlocks blocks={entry.blocks} isPage />
        </section>
      ))}
    </article>
  )
}
