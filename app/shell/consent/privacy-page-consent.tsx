import { useSiteFacts } from '../../i18n/page-context.ts'
import { ConsentForm } from './consent-form.tsx'
import { consentPartId } from './consent-ids.ts'

/** The consent form within the privacy text, where the answer can be changed at any time. */
export const PrivacyPageConsent = () => {
  const { consent: texts } = useSiteFacts()
  if (!texts) return null
  return (
    <section
      id={consentPartId}
      aria-labelledby="cookies-title"
      className="page border-t border-line pt-8 pb-14"
    >
      <h2 id="cookies-title" className="mb-4">
        {texts.title}
      </h2>
      <ConsentForm texts={texts} isOpen>
        <p className="measure">{texts.text}</p>
      </ConsentForm>
    </section>
  )
}
