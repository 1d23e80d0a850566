import { allRights } from '../../../domain/customer/member-rights.ts'
import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { staffRoles } from '../../../domain/staff/permissions.ts'
import type { Database } from '../../db/client.ts'
import type { SignedIn } from '../login/session.ts'
import { isToken, tokenHash } from '../token.ts'

/** A view of the shop as a customer ends after this many milliseconds (A13). */
export const viewLifetimeMs = 30 * 60_000

/** The shop as a customer sees it, opened by a member of the staff. */
export type CustomerView = {
  customer: SignedIn
  company: string
  endsAt: Date
}

/** The token of the view, and that of the session of the staff who opened it. */
export type ViewTokens = { view: string; session: string }

/**
 * The open view of a token; undefined when it has expired, when the staff's session has ended, or when
 * the customer or the member of the staff is no longer active. Never extended.
 */
export const findView = async (
  db: Database,
  tokens: ViewTokens,
  now: Date,
): Promise<CustomerView | undefined> => {
  if (!isToken(tokens.view) || !isToken(tokens.session)) return undefined
  const session = tokenHash(tokens.session)
  const found = await db
    .selectFrom('customer_view as view')
    .innerJoin('session', 'session.token_hash', 'view.session_hash')
    .innerJoin('account as staff', 'staff.id', 'view.staff_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'view.staff_id')
    .innerJoin('account', 'account.id', 'view.account_id')
    .leftJoin('address', (join) =>
      join.onRef('address.account_id', '=', 'account.id').on('address.kind', '=', 'billing'),
    )
    .select(['account.id as accountId', 'account.email', 'account.language'])
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .select(['account.profession', 'account.discount_rate as discountRate'])
    .select(['account.user_can_order as userCanOrder', 'account.billing_phone as billingPhone'])
    .select('account.user_can_order_with_form as userCanOrderWithForm')
    .select(['address.company', 'view.expires_at as endsAt'])
    .where('view.token_hash', '=', tokenHash(tokens.view))
    .where('view.session_hash', '=', session)
    .where('view.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    // Set up on another device since: this session awaits its second factor.
    .where((eb) =>
      eb.or([
        eb('second_factor.confirmed_at', 'is', null),
        eb('session.second_factor_at', 'is not', null),
      ]),
    )
    .where('staff.state', '=', 'active')
    .where('staff.role', 'in', staffRoles)
    .where('account.state', '=', 'active')
    .where('account.role', '=', 'customer')
    .executeTakeFirst()
  if (!found) return undefined
  const { company, endsAt, language, ...account } = found
  const customer: SignedIn = {
    ...account,
    ...{ role: 'customer', practiceId: account.accountId, ...allRights },
    language: isLanguage(language) ? language : defaultLanguage,
    state: 'active',
    sessionEndsAt: endsAt,
    isSessionExtended: false,
    secondFactor: 'none',
  }
  return { customer, company: company ?? '', endsAt }
}
