import { useLingui } from '@lingui/react/macro'
import type { Salt } from '../../../domain/catalogue/salt.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { pick } from '../../../domain/pick.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { findSalts } from '../../../server/catalogue/products/salts.ts'
import { findContact } from '../../../server/content/find-contact.ts'
import { option } from '../../../server/content/options.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { ContactCard } from '../../content/contact-card.tsx'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageBody } from '../../content/page-body.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import SaltTable, { type ComparedSalt } from '../../content/salt-table.tsx'
import { SectionNavigation, sectionOf } from '../../content/section-menu.tsx'
import { PrivacyPageConsent } from '../../shell/consent/privacy-page-consent.tsx'
import type { Route } from './+types/content-page'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

const comparedSalt = (salt: Salt): ComparedSalt =>
  pick(salt, 'nr', 'slug', 'name', 'compound', 'isSupplementary', 'forms')

/** Pages that end with the contact card. */
const withContact: readonly PageKey[] = ['contact', 'imprint']

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const page = await loadPage(context)
  return {
    ...page,
    ...(page.key.startsWith('hidden.') && { robots: 'noindex, nofollow' }),
    ...(page.key === 'medicine.schussler_salts' && {
      salts: (
        await findSalts(services.db, {
          audiences: await option(services.db, 'text_sections'),
          language,
        })
      ).map(comparedSalt),
    }),
    ...(withContact.includes(page.key) && { contact: await findContact(services.db, language) }),
  }
}

/** Text pages: medicine, company, resources, contact, legal and hidden pages. */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, title, lead, picture, blocks, contact, salts } = loaderData
  const section = sectionOf(key)
  return (
    <article>
      <PageHeader
        eyebrow={section && t(pageNames[section])}
        title={title}
        lead={lead}
        picture={picture}
      />
      {section && <SectionNavigation section={section} current={key} />}
      {contact ? (
        <PageBody aside={<ContactCard {...contact} />}>
          <PageBlocks blocks={blocks} />
        </PageBody>
      ) : (
        <div className="py-12 md:py-16">
          <PageBlocks blocks={blocks} isPage />
        </div>
      )}
      {salts && <SaltTable salts={salts} />}
      {key === 'privacy-policy' && <PrivacyPageConsent />}
    </article>
  )
}
