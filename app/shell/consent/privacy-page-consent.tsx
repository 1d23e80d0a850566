import { useSiteFacts } from '../../i18n/page-context.ts'
import { ConsentForm } from './consent-form.tsx'
import { consentPartId } from './show-consent.ts'
import { useAnswerConsent } from './use-answer-consent.ts'

/** The consent form within the privacy text, where the answer can be changed at any time. */
export default function PrivacyPageConsent() {
  const { consent: texts } = useSiteFacts()
  const answer = useAnswerConsent()
  if (!texts) return null
  return (
    <section
      id={consentPartId}
      aria-labelledby="cookies-title"
      onSubmit={answer}
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
