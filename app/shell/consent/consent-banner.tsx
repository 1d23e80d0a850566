import { useEffect } from 'react'
import { PageLink } from '../../i18n/page-link.tsx'
import { ConsentForm } from './consent-form.tsx'
import { consentId, leaveConsent } from './show-consent.ts'
import { useConsentTexts } from './use-consent-texts.ts'

const titleId = 'consent-title'

/**
 * Asks once, on every page but the one about privacy, which has the form in its text (D1 §2). Last
 * in the page and sticking to the window's lower edge, so that nothing stays behind it; seen until
 * the head or an answer marks the page as answered.
 */
export default function ConsentBanner({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  const texts = useConsentTexts()
  if (!texts) return null
  return (
    <section
      id={consentId}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-until-answered
      className="z-30 max-h-[85dvh] overflow-y-auto border-t-4 border-leaf bg-sheet shadow-popup outline-none print:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
    >
      <div className="page py-4 lg:py-6">
        <ConsentForm texts={texts} onSaved={leaveConsent}>
          <div>
            <h2 id={titleId} className="text-xl">
              {texts.title}
            </h2>
            <p className="measure mt-1 text-sm leading-snug sm:text-base">
              {texts.text}{' '}
              <PageLink page="privacy-policy" className="text-link">
                {texts.privacy_policy}
              </PageLink>
            </p>
          </div>
        </ConsentForm>
      </div>
    </section>
  )
}
