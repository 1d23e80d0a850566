import type { Schemas } from '../api/client.ts'

/** A subscription as the API answers it. */
export type Subscriber = Schemas['Subscriber']
