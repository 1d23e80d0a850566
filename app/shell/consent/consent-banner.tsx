import { Trans } from '@lingui/react/macro'
import type { ConsentTexts } from '../../../domain/consent/consent-texts.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { usePage } from '../../i18n/use-page.ts'
import { ConsentForm } from './consent-form.tsx'
import { consentId, consentTitleId } from './consent-ids.ts'

/** Keyboard users reach the banner first, although it is last in the document. */
export const ConsentSkipLink = ({ className }: { className: string }) => {
  const { consent: texts } = useSiteFacts()
  const isAsked = usePage()?.key !== 'privacy-policy'
  return (
    texts &&
    isAsked && (
      <a
        href={`#${consentId}`}
        data-action="go-to-consent"
        data-until-answered
        className={className}
      >
        {texts.manage_my_cookies}
      </a>
    )
  )
}

/** The content of the banner. */
const ConsentQuestion = ({ texts }: { texts: ConsentTexts }) => (
  <ConsentForm texts={texts}>
    <div>
      <h2 id={consentTitleId} className="text-xl">
        {texts.title}
      </h2>
      <p className="measure mt-1 text-sm leading-snug sm:text-base">
        {texts.text}{' '}
        <span className="hidden noscript:inline">
          <Trans>If your browser blocks cookies, your choice cannot be stored.</Trans>{' '}
        </span>
        <PageLink page="privacy-policy" className="text-link">
          {texts.privacy_policy}
        </PageLink>
      </p>
    </div>
  </ConsentForm>
)

/**
 * The cookie banner of every page except privacy, which has the form in its text (D1 §2). It is
 * last in the document and sticky at the bottom, so it never covers the end of the page. Hidden
 * once the head script or an answer marks the document; `watchConsentForms` handles the answer.
 */
export const ConsentBanner = () => {
  const { consent: texts } = useSiteFacts()
  const isAsked = usePage()?.key !== 'privacy-policy'
  return (
    texts && (
      <section
        id={consentId}
        tabIndex={-1}
        hidden={!isAsked}
        aria-labelledby={consentTitleId}
        data-until-answered
        className="consent-banner"
      >
        <div className="page py-4 lg:py-6">
          <ConsentQuestion texts={texts} />
        </div>
      </section>
    )
  )
}
