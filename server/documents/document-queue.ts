import { type Result, refuse } from '../../domain/result.ts'
import type { SignedIn } from '../accounts/login/session.ts'
import { mayAct } from '../accounts/staff/staff-access.ts'
import { recordLimitExceeded } from '../security-log.ts'
import type { Services } from '../services.ts'
import { createLimiterByKey } from '../slots.ts'

/** Documents of one account in the queue of the thread: two, so that those of others are next. */
const limit = createLimiterByKey(2)
/** Further documents that one account may request. */
const maxWaiting = { customer: 18, staff: 48 }

/** Seconds in which most of a full queue is drawn. */
const retryAfter = 5

type QueueRefusal = { code: 'too-many-documents'; retryAfter: number }

/** Makes a document for an account, after those that it has requested before. */
export const queueDocument = async <Made>(
  services: Pick<Services, 'env' | 'log'>,
  account: SignedIn,
  make: () => Promise<Made>,
): Promise<Result<Made, QueueRefusal>> => {
  const { accountId } = account
  const role = mayAct(account, 'orders.read') ? 'staff' : 'customer'
  const made = await limit(accountId, make, maxWaiting[role])
  if (made.ok) return made
  recordLimitExceeded(services, { limit: 'document', source: accountId, accountId })
  return refuse({ code: 'too-many-documents', retryAfter })
}
