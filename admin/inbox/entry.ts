import type { Schemas } from '../api/client.ts'

/** An entry as the API answers it. */
export type Entry = Schemas['Entry']
