import { expiredCertificateMessage } from '../../../messages/server/line-refusals.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { userView } from '../../../server/accounts/profile/user-details.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findExpiredCertificate } from '../../../server/orders/placing/restricted-sales.ts'
import { findOrderRestriction, type OrderRestriction } from './order-restriction.ts'

/** Why an account cannot order, or until when it can with a certificate that has expired. */
export const findAccountRestriction = async (
  account: SignedIn,
  { services: { db }, language, now }: Pick<RequestFacts, 'services' | 'language' | 'now'>,
): Promise<{ restriction?: OrderRestriction; notice?: OrderRestriction }> => {
  const restriction = findOrderRestriction({ user: userView(account) })
  if (restriction) return { restriction }
  const certificate = await findExpiredCertificate(db, account.accountId, now)
  if (!certificate) return {}
  const text = i18nIn[language]._(expiredCertificateMessage(certificate))
  return { [certificate.isOver ? 'restriction' : 'notice']: { right: 'contact', text } }
}
