import { useSiteFacts } from '../../i18n/page-context.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { consentPartId } from './consent-ids.ts'

/** Opens the consent form, on every page. */
export const ManageCookies = ({ className }: { className: string }) => {
  const { consent: texts } = useSiteFacts()
  const address = useAddress()
  return (
    texts && (
      <a
        href={`${address('privacy-policy')}#${consentPartId}`}
        data-action="show-consent"
        className={className}
      >
        {texts.manage_my_cookies}
      </a>
    )
  )
}
