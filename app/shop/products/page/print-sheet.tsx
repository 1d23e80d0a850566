import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shortDate } from '../../../../domain/short-date.ts'
import { useSiteFacts } from '../../../shell/site-facts.ts'

/** The day as the reader's clock has it; a page that is kept for everyone has none. */
const useToday = () => {
  const [day, setDay] = useState('')
  useEffect(() => {
    // Swedish dates are ISO dates, in the time zone of the reader.
    setDay(new Date().toLocaleDateString('sv-SE'))
  }, [])
  return shortDate(day)
}

/** Whose sheet it is, on paper only. */
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

/** Where the sheet comes from and when, on paper only. */
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
