import { useSiteFacts } from '../../i18n/page-context.ts'
import { usePage } from '../../i18n/use-page.ts'
import { useStaticPart } from '../static-part.tsx'
import { consentId, consentTitleId } from './consent-ids.ts'
import { ConsentQuestion } from './consent-question.tsx'

/**
 * The cookie banner of every page except privacy, which has the form in its text (D1 §2). It is
 * last in the document and sticky at the bottom, so it never covers the end of the page. Hidden
 * once the head script or an answer marks the document; `watchConsentForms` handles the answer.
 */
export const ConsentBanner = () => {
  const { consent: texts } = useSiteFacts()
  const content = useStaticPart('consent', texts && <ConsentQuestion texts={texts} />)
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
        <div className="page py-4 lg:py-6" dangerouslySetInnerHTML={content} />
      </section>
    )
  )
}
