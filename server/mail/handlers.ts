import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'

/** The kinds of mail that the outbox knows. */
export const mailHandlers = (_services: Services): Handlers => ({})
