import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shortDate } from '../../../../domain/short-date.ts'
import { useSiteFacts } from '../../../i18n/page-context.ts'

/** The current day of the reader; not rendered on the server, as the page is cached. */
const useToday = () => {
  const [day, setDay] = useState('')
  useEffect(() => {
    // The Swedish date format is ISO, in the reader's time zone.
    setDay(new Date().toLocaleDateString('sv-SE'))
  }, [])
  return shortDate(day)
}

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
  const { pathname } = useLocation()
  const today = useToday()
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
