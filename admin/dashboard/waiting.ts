import type { Schemas } from '../api/client.ts'

/** What waits, without the numbers that the role may not read. */
export type Waiting = Schemas['Waiting']

/** Figures that the role may not read are missing; `turnover` in centimes. */
export type Series = Schemas['Series']
