import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isProfession } from '../../../domain/customer/profession.ts'
import { streetLine } from '../../../domain/customer/street.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import type { AccountDetail } from '../../accounts/profile/find-accounts.ts'
import { senderLines } from '../laboratory.ts'
import type { Notice } from '../templates/notice.tsx'
import type { NoticeContext } from './account-notes.ts'

/** The facts of a signup that the laboratory verifies; empty values are omitted. */
export const registrationFacts = (
  { account, addresses, certificate }: AccountDetail,
  i18n: I18n,
): { label: string; value: string }[] => {
  const t = (text: MessageDescriptor) => i18n._(text)
  const given = (label: MessageDescriptor, value: string | undefined) =>
    value?.trim() ? [{ label: t(label), value }] : []
  const { profession } = account
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const street = billing && streetLine(billing.address1, billing.building_number)
  const place = billing && `${street}, ${billing.postcode} ${billing.city}, ${billing.country}`
  return [
    ...given(msg`Name`, `${account.first_name} ${account.last_name}`),
    ...given(msg`Company`, billing?.company),
    ...given(
      msg`Profession`,
      isProfession(profession) ? t(professionNames[profession]) : profession,
    ),
    ...given(msg`Pharma Id`, account.pharma_id),
    ...given(msg`Customer number`, account.customer_number),
    ...given(msg`E-mail`, account.email),
    ...given(msg`Phone`, account.billing_phone),
    ...given(msg`Address`, place),
    ...given(msg`Certificate`, certificate?.name),
    ...given(msg`Message`, account.signup_message),
  ]
}

/** To the laboratory: a signup, with the link to verify it. */
export const registrationNote = (
  detail: AccountDetail,
  { language, laboratory, i18n }: Omit<NoticeContext, 'person'>,
): Notice => {
  const { account } = detail
  const t = (text: MessageDescriptor) => i18n._(text)
  const person = `${account.first_name} ${account.last_name}`
  const { profession } = account
  const billing = detail.addresses.find(({ kind }) => kind === 'billing')
  return {
    language,
    subject: t(msg`New registration to verify: ${person}`),
    title: t(msg`New registration to verify`),
    preheader: [
      isProfession(profession) ? t(professionNames[profession]) : profession,
      billing?.company,
      billing && `${billing.postcode} ${billing.city}`,
    ]
      .filter(Boolean)
      .join(', '),
    greeting: t(msg`Hello,`),
    paragraphs: [t(msg`A professional has registered and is awaiting verification.`)],
    facts: registrationFacts(detail, i18n),
    action: {
      text: t(msg`Review the registration`),
      url: `${laboratory.origin}/admin/verification?account=${encodeURIComponent(account.id)}`,
    },
    remarks: [t(msg`Only staff who are logged in can open it.`)],
    sender: senderLines(laboratory),
  }
}
