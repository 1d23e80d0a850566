import type { Schemas } from '../api/client.ts'

/** A location as the API answers it. */
export type Location = Schemas['Location']
