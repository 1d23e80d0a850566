import pLimit, { type LimitFunction } from 'p-limit'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { SignedIn } from '../accounts/login/session.ts'
import { mayAct } from '../accounts/staff/staff-access.ts'
import { recordLimitExceeded } from '../security-log.ts'
import type { Services } from '../services.ts'

/** Documents of one account in the queue of the thread, so that those of others are next. */
const maxDrawn = 2
/** Documents that one account may request concurrently. */
const maxRequested = { customer: 20, staff: 50 }

/** Seconds in which most of a full queue is drawn. */
const retryAfter = 5

type Queue = { limit: LimitFunction; requested: number }
type QueueRefusal = { code: 'too-many-documents'; retryAfter: number }

const queues = new Map<string, Queue>()

/** Makes a document for an account, after those that it has requested before. */
export const queueDocument = async <Made>(
  services: Pick<Services, 'env' | 'log'>,
  account: SignedIn,
  make: () => Promise<Made>,
): Promise<Result<Made, QueueRefusal>> => {
  const { accountId } = account
  const queue = queues.get(accountId) ?? { limit: pLimit(maxDrawn), requested: 0 }
  const max = maxRequested[mayAct(account, 'orders.read') ? 'staff' : 'customer']
  if (queue.requested >= max) {
    recordLimitExceeded(services, { limit: 'document', source: accountId, accountId })
    return refuse({ code: 'too-many-documents', retryAfter })
  }
  queues.set(accountId, queue)
  queue.requested += 1
  try {
    return ok(await queue.limit(make))
  } finally {
    queue.requested -= 1
    if (queue.requested === 0) queues.delete(accountId)
  }
}
