import { lazy, Suspense } from 'react'
import { StaticBlock } from '../../../blocks/static-block.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { usePage } from '../../i18n/use-page.ts'
import { consentId, consentTitleId, leaveConsent } from './show-consent.ts'
import { useAnswerConsent } from './use-answer-consent.ts'

const Question = lazy(() => import('./consent-question.tsx'))

const asWritten = {}

/**
 * The cookie banner of every page except privacy, which has the form in its text (D1 §2). It is
 * last in the document and sticky at the bottom, so it never covers the end of the page. Hidden
 * once the head script or an answer marks the document. Not hydrated, so showing it needs no
 * script.
 */
export const ConsentBanner = () => {
  const { consent: texts } = useSiteFacts()
  const isAsked = usePage()?.key !== 'privacy-policy'
  const answer = useAnswerConsent(leaveConsent)
  return (
    texts && (
      <section
        id={consentId}
        tabIndex={-1}
        hidden={!isAsked}
        aria-labelledby={consentTitleId}
        data-until-answered
        onSubmit={answer}
        className="z-30 max-h-[85dvh] overflow-y-auto border-t-4 border-leaf bg-sheet shadow-popup outline-none print:hidden [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
      >
        <StaticBlock of={asWritten} className="page py-4 lg:py-6">
          <Suspense>
            <Question texts={texts} />
          </Suspense>
        </StaticBlock>
      </section>
    )
  )
}
