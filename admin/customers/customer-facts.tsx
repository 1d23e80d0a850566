import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Chip, Typography } from '@mui/material'
import { customerGroupNames } from '../../messages/account/customer-groups.ts'
import { professionNames } from '../../messages/signup/professions.ts'
import { languageNames } from '../i18n/language-names.ts'
import { dateText, dayText } from '../i18n/swiss-time.ts'
import { Fact, Facts } from '../screen/facts.tsx'
import { CopyButton } from './copy-button.tsx'
import { addressLines, type Customer, customerAddress, nameOf } from './customer.ts'

/** Whether the number of the person or company can be one. */
const GlnCheck = ({ problem }: { problem: Customer['glnProblem'] }) => {
  const { t } = useLingui()
  const problems = {
    missing: t`No GLN given`,
    'not-13-digits': t`Not 13 digits: this is not a GLN`,
    'check-digit-wrong': t`Check digit is wrong: there is a typing error`,
  }
  return (
    <Chip
      size="small"
      component="span"
      color={problem === null ? 'success' : problem === 'missing' ? 'default' : 'error'}
      variant="outlined"
      label={problem === null ? t`Check digit is correct` : problems[problem]}
    />
  )
}

const Address = ({ customer, kind }: { customer: Customer; kind: 'billing' | 'shipping' }) => {
  const { t } = useLingui()
  const address = customerAddress(customer, kind)
  if (!address) return t`None given`
  return addressLines(address).map((line) => (
    <Box key={line} component="span" sx={{ display: 'block' }}>
      {line}
    </Box>
  ))
}

/** The last decision, with the reason that the customer was given. */
const LastDecision = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { decidedAt, decisionReason, state } = customer
  if (!decidedAt) return null
  const day = dateText(decidedAt)
  if (state === 'pending')
    return (
      <Alert severity="warning" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
        {t`Registered again after the rejection on ${day}.`} {decisionReason}
      </Alert>
    )
  return (
    <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
      {t`Last decision on ${day}.`} {decisionReason}
    </Typography>
  )
}

/** An e-mail address that breaks before its `@` first. */
const MailLink = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}

/** The data of a customer as a list of facts, with the last decision. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { profession, language, pharmaId, discount, message } = customer
  const nameIn = (names: typeof professionNames | typeof languageNames, key: string) =>
    key in names ? t(names[key as keyof typeof names]) : key
  const name = nameOf(customer)
  return (
    <>
      <Facts>
        <Fact label={t`Name`}>
          {name}
          {'\u00a0'}
          <CopyButton text={name} />
        </Fact>
        <Fact label={t`Profession`}>{nameIn(professionNames, profession)}</Fact>
        <Fact label={t`GLN`}>
          {pharmaId} {pharmaId && <CopyButton text={pharmaId} />}{' '}
          <GlnCheck problem={customer.glnProblem} />
        </Fact>
        <Fact label={t`E-mail`}>{customer.email && <MailLink email={customer.email} />}</Fact>
        <Fact label={t`Phone`}>
          <a href={`tel:${customer.billingPhone}`}>{customer.billingPhone}</a>
        </Fact>
        <Fact label={t`Language`}>{nameIn(languageNames, language)}</Fact>
        <Fact label={t`Customer number`}>{customer.customerNumber}</Fact>
        <Fact label={t`Billing address`}>
          <Address customer={customer} kind="billing" />
        </Fact>
        <Fact label={t`Shipping address`}>
          <Address customer={customer} kind="shipping" />
        </Fact>
        {message && <Fact label={t`Message with the registration`}>{message}</Fact>}
        <Fact label={t`Registered on`}>{dateText(customer.createdAt)}</Fact>
        {customer.state !== 'pending' && (
          <>
            <Fact label={t`Discount`}>{`${discount} %`}</Fact>
            <Fact label={t`Customer group`}>{t(customerGroupNames[customer.customerGroup])}</Fact>
            <Fact label={t`May order`}>
              {customer.user_can_order
                ? t`Yes, in the shop`
                : customer.user_can_order_with_form
                  ? t`Only with the order form`
                  : t`No`}
            </Fact>
            <Fact label={t`Certificate valid until`}>{dayText(customer.certificateExpiresOn)}</Fact>
          </>
        )}
      </Facts>
      <LastDecision customer={customer} />
    </>
  )
}
