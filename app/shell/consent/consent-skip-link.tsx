import { useSiteFacts } from '../../i18n/page-context.ts'
import { usePage } from '../../i18n/use-page.ts'
import { consentId } from './consent-ids.ts'

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
