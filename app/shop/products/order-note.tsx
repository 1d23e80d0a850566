import { Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { useSiteFacts } from '../../shell/site-facts.ts'

const PhoneLink = () => {
  const { contactPhone } = useSiteFacts()
  return (
    <a href={`tel:${contactPhone.replaceAll(' ', '')}`} className="text-link whitespace-nowrap">
      {contactPhone}
    </a>
  )
}

/** How professionals order what has no selector on its page. */
export const OrderNote = () => (
  <p className="flex gap-3 border-l-4 border-ochre-light bg-ochre-wash px-5 py-4">
    <Icon name="info" className="mt-0.5 size-5 text-ochre" />
    <span>
      <Trans>
        Professionals order by phone on <PhoneLink /> or with the{' '}
        <PageLink page="account.downloads" className="text-link">
          order form
        </PageLink>
        .
      </Trans>
    </span>
  </p>
)
