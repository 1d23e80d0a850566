import { lazy, Suspense } from 'react'
import { StaticBlock } from '../../../blocks/static-block.tsx'
import { usePage } from '../../i18n/use-page.ts'
import { useSiteFacts } from '../site-facts.ts'
import { consentId, consentTitleId, leaveConsent } from './show-consent.ts'
import { useAnswerConsent } from './use-answer-consent.ts'

const Question = lazy(() => import('./consent-question.tsx'))

const asWritten = {}

/**
 * Asks once, on every page but the one about privacy, which has the form in its text (D1 §2). Last
 * in the page and sticking to the window's lower edge, so that nothing stays behind it; seen until
 * the head or an answer marks the page as answered. What the server wrote stays as it is: to be
 * asked costs nobody a script.
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
