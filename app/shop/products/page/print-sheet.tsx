import { Trans } from '@lingui/react/macro'
import { usePageContext, useSiteFacts } from '../../../i18n/page-context.ts'

/** The laboratory's name and address, in print only. */
export const PrintHead = () => {
  const { legalName, address, contactPhone } = useSiteFacts()
  return (
    <div className="mb-6 hidden items-baseline justify-between gap-6 border-b border-ink pb-2 print:flex">
      <span className="font-serif text-lg">{legalName}</span>
      <span className="text-sm">
        {address.street}, {address.postcode} {address.city} · {contactPhone}
      </span>
    </div>
  )
}

/** Address of the page and date, in print only. */
export const PrintFoot = () => {
  const { origin } = useSiteFacts()
  const { pathname } = usePageContext()
  // The day of the reader, as the page is cached; the script of the page fills it in.
  const today = <span data-today />
  return (
    <p className="mt-8 hidden justify-between gap-6 border-t border-ink pt-2 text-xs print:flex">
      <span>
        {origin}
        {pathname}
      </span>
      <span>
        <Trans>Printed on {today}. Prices are subject to change.</Trans>
      </span>
    </p>
  )
}
