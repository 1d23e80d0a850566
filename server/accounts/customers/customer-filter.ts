import type { AccountState } from '../../../domain/customer/account-state.ts'
import { reminderDays } from '../../../domain/customer/certificate-expiry.ts'
import type { CustomerGroup } from '../../../domain/customer/customer-group.ts'
import { customerWords } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import { matchWords } from '../../db/match-words.ts'
import type { Role } from '../../db/tables/accounts.ts'
import { requestedErasures } from '../../personal-data/request-erasure.ts'
import { dayAfter, swissDay } from '../../swiss-day.ts'

/** `missing`: an active account without a day of expiry. */
export const certificateFilters = ['expired', 'soon', 'missing'] as const

/** `requested`: by the staff, to be approved; `erased`: nothing but orders is left. */
export const erasureFilters = ['requested', 'erased'] as const

/** What a list of customers is limited to; missing fields do not limit it. */
export type CustomerFilter = {
  /** Words, all of which occur in name, e-mail, company, number, town, GLN or telephone number. */
  search?: string | undefined
  state?: AccountState | undefined
  role?: Role | undefined
  profession?: string | undefined
  customerGroup?: CustomerGroup | undefined
  language?: string | undefined
  country?: string | undefined
  /** A canton, or the state of another country. */
  canton?: string | undefined
  hasOrders?: boolean | undefined
  certificate?: (typeof certificateFilters)[number] | undefined
  /** Without it, no erased accounts. */
  erasure?: (typeof erasureFilters)[number] | undefined
}

const withPlaces = (db: Database) =>
  db
    .selectFrom('account')
    .leftJoin('address as place', (join) =>
      join.onRef('place.account_id', '=', 'account.id').on('place.kind', '=', 'billing'),
    )

/** The accounts that match, with their billing address as `place`. */
export const matchingCustomers = (db: Database, filter: CustomerFilter, now: Date) => {
  const { search = '', state, role, profession, customerGroup, language, country, canton } = filter
  const isErased = filter.erasure === 'erased'
  let query = withPlaces(db)
    .where('account.erased_at', isErased ? 'is not' : 'is', null)
    .where('account.role', '!=', 'member')
  if (filter.erasure === 'requested')
    query = query.where('account.id', 'in', requestedErasures(db).select('account_id'))
  for (const condition of matchWords('account.search_text', customerWords(search)))
    query = query.where(condition)
  if (state) query = query.where('account.state', '=', state)
  if (role) query = query.where('account.role', '=', role)
  if (profession) query = query.where('account.profession', '=', profession)
  if (customerGroup) query = query.where('account.customer_group', '=', customerGroup)
  if (language) query = query.where('account.language', '=', language)
  if (country) query = query.where('place.country', '=', country)
  if (canton) query = query.where('place.state', '=', canton)
  if (filter.hasOrders !== undefined)
    query = query.where((eb) => {
      const ordered = eb.exists(
        eb
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.account_id', '=', 'account.id'),
      )
      return filter.hasOrders ? ordered : eb.not(ordered)
    })
  const today = swissDay(now)
  if (filter.certificate === 'expired')
    query = query.where('account.certificate_expires_on', '<', today)
  if (filter.certificate === 'soon')
    query = query
      .where('account.certificate_expires_on', '>=', today)
      .where('account.certificate_expires_on', '<=', dayAfter(now, reminderDays[0]))
  if (filter.certificate === 'missing')
    query = query
      .where('account.certificate_expires_on', 'is', null)
      .where('account.state', '=', 'active')
  return query
}
