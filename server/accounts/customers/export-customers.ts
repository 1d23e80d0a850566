import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownEmail } from '../../../domain/customer/email.ts'
import { isProfession } from '../../../domain/customer/profession.ts'
import type { Language } from '../../../domain/language.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { accountStateNames } from '../../../messages/account/account-states.ts'
import { customerGroupNames } from '../../../messages/account/customer-groups.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'
import { swissDay } from '../../swiss-day.ts'
import { type CustomerQuery, listCustomers, type StaffCustomer } from './list-customers.ts'

type Texts = (message: MessageDescriptor) => string

const dayOf = (at: Date | null) => (at ? shortDate(swissDay(at)) : '')

/** A column: its heading, and its value of a customer. */
const columns: readonly [
  MessageDescriptor,
  (customer: StaffCustomer, t: Texts) => string | number,
][] = [
  [msg`Customer number`, ({ customer_number }) => customer_number],
  [msg`First name`, ({ first_name }) => first_name],
  [msg`Last name`, ({ last_name }) => last_name],
  [msg`Company or practice`, ({ company }) => company],
  [msg`E-mail`, ({ email }) => shownEmail(email)],
  [msg`Phone`, ({ billing_phone }) => billing_phone],
  [msg`Street`, ({ street }) => street],
  [msg`Postcode`, ({ postcode }) => postcode],
  [msg`Town`, ({ city }) => city],
  [msg`Canton`, ({ canton }) => canton],
  [msg`Country`, ({ country }) => country],
  [msg`Language`, ({ language }) => language],
  [
    msg`Profession`,
    ({ profession }, t) => (isProfession(profession) ? t(professionNames[profession]) : profession),
  ],
  [msg`GLN`, ({ pharma_id }) => pharma_id],
  [msg`Status`, ({ state }, t) => t(accountStateNames[state])],
  [msg`Discount in %`, ({ discount_rate }) => discount_rate / 100],
  [msg`Customer group`, ({ customer_group }, t) => t(customerGroupNames[customer_group])],
  [msg`May order`, ({ user_can_order }, t) => t(user_can_order ? msg`Yes` : msg`No`)],
  [
    msg`Certificate valid until`,
    ({ certificate_expires_on }) => shortDate(certificate_expires_on ?? ''),
  ],
  [msg`Registered on`, ({ created_at }) => dayOf(created_at)],
  [msg`Orders`, ({ orders }) => orders],
  [msg`Last order`, ({ lastOrderAt }) => dayOf(lastOrderAt)],
]

/** Customers that are read with one query. */
const batchSize = 1_000

/** All customers that match as CSV, in the order of the list, with headings in `language`. */
export const exportCustomers = async (
  db: Database,
  query: Omit<CustomerQuery, 'offset' | 'limit'>,
  language: Language,
  now: Date,
): Promise<{ csv: string; total: number }> => {
  const t: Texts = (message) => i18nIn[language]._(message)
  const rows: (string | number)[][] = []
  for (let offset = 0; ; offset += batchSize) {
    const page = await listCustomers(db, { ...query, offset, limit: batchSize }, now)
    for (const customer of page.rows) rows.push(columns.map(([, value]) => value(customer, t)))
    if (page.rows.length < batchSize) break
  }
  const csv = writeSwissCsv(
    columns.map(([heading]) => t(heading)),
    rows,
  )
  return { csv, total: rows.length }
}
