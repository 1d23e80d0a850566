import { useLingui } from '@lingui/react/macro'
import { Box, Link as MuiLink } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isLanguage } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { Muted } from '../../screen/facts.tsx'
import type { AdminOrder } from '../order.ts'
import { channelName, paymentNames } from '../order-texts.ts'

type Address = AdminOrder['billing']

const linesOf = (address: Address): string[] =>
  [
    address.company,
    `${address.first_name ?? ''} ${address.last_name ?? ''}`.trim(),
    `${address.address1 ?? ''} ${address.building_number ?? ''}`.trim(),
    address.address2,
    `${address.postcode ?? ''} ${address.city ?? ''}`.trim(),
  ].filter((line): line is string => Boolean(line))

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Box sx={{ mb: 1.5 }}>
    <Muted>{label}</Muted>
    <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
)

const AddressLines = ({ address }: { address: Address }) =>
  linesOf(address).map((line) => <div key={line}>{line}</div>)

/** Who ordered, how, and to where. */
export const OrderCustomerFacts = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { customer, billing, shipping_address: shipping } = order
  const isElsewhere = linesOf(billing).join() !== linesOf(shipping).join()
  const author = order.enteredBy
  const orderer = order.orderedBy
  return (
    <>
      <Fact label={t`Account`}>
        <MuiLink component={Link} to={`/accounts/${customer.id}`}>
          {customer.name || t`Erased customer`}
        </MuiLink>
        {customer.customerNumber && ` · ${customer.customerNumber}`}
        {customer.email && (
          <div>
            <MuiLink href={`mailto:${customer.email}`}>{customer.email}</MuiLink>
          </div>
        )}
        {customer.phone && (
          <div>
            <MuiLink href={`tel:${customer.phone.replace(/\s/g, '')}`}>{customer.phone}</MuiLink>
          </div>
        )}
      </Fact>
      <Fact label={isElsewhere ? t`Billing address` : t`Address`}>
        <AddressLines address={billing} />
      </Fact>
      {isElsewhere && (
        <Fact label={t`Shipping address`}>
          <AddressLines address={shipping} />
        </Fact>
      )}
      {order.reference && <Fact label={t`Reference`}>{order.reference}</Fact>}
      <Fact label={t`Payment`}>{t(paymentNames[order.payment])}</Fact>
      {order.dispatchOn && <Fact label={t`Promised dispatch`}>{shortDate(order.dispatchOn)}</Fact>}
      <Fact label={t`Received by`}>
        {t(channelName(order.channel))}
        {author && <div>{t`entered by ${author}`}</div>}
        {orderer && <div>{t`ordered by ${orderer}`}</div>}
      </Fact>
      <Fact label={t`Language`}>
        {isLanguage(order.language) && t(languageNames[order.language])}
      </Fact>
    </>
  )
}
