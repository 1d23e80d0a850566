import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { streetLine } from '../../../domain/customer/postal-address.ts'
import { isProfession } from '../../../domain/customer/profession.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import type { AccountDetail } from '../../accounts/profile/find-accounts.ts'
import { type FactRow, factsOf, type NoticeContext, type NoticeTexts, noticeOf } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'

const professionIn = ({ account: { profession } }: AccountDetail, i18n: I18n) =>
  isProfession(profession) ? i18n._(professionNames[profession]) : profession

const rowsOf = (detail: AccountDetail, i18n: I18n): FactRow[] => {
  const { account, addresses, certificate } = detail
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const street = billing && streetLine(billing.address1, billing.building_number)
  const place = billing && `${street}, ${billing.postcode} ${billing.city}, ${billing.country}`
  return [
    [msg`Name`, `${account.first_name} ${account.last_name}`],
    [msg`Company`, billing?.company],
    [msg`Profession`, professionIn(detail, i18n)],
    [msg`Pharma Id`, account.pharma_id],
    [msg`Customer number`, account.customer_number],
    [msg`E-mail`, account.email],
    [msg`Phone`, account.billing_phone],
    [msg`Address`, place],
    [msg`Certificate`, certificate?.name],
    [msg`Message`, account.signup_message],
  ]
}

/** The facts of a signup that the laboratory verifies; empty values are omitted. */
export const registrationFacts = (detail: AccountDetail, i18n: I18n) =>
  factsOf(rowsOf(detail, i18n), i18n)

/** To the laboratory: a signup, with the link to verify it. */
export const registrationNote = (detail: AccountDetail, context: NoticeContext): Notice => {
  const { account } = detail
  const { i18n } = context
  const person = `${account.first_name} ${account.last_name}`
  const billing = detail.addresses.find(({ kind }) => kind === 'billing')
  const place = billing && `${billing.postcode} ${billing.city}`
  const texts: NoticeTexts = {
    mail: 'signup-to-verify',
    subject: msg`New registration to verify: ${person}`,
    title: msg`New registration to verify`,
    preheader: () =>
      [professionIn(detail, i18n), billing?.company, place].filter(Boolean).join(', '),
    paragraphs: [msg`A professional has registered and is awaiting verification.`],
    facts: rowsOf(detail, i18n),
    action: {
      text: msg`Review the registration`,
      path: `/admin/verification?account=${encodeURIComponent(account.id)}`,
    },
    remarks: [msg`Only staff who are logged in can open it.`],
  }
  return noticeOf(texts, context)
}
