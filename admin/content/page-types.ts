import type { Schemas } from '../api/client.ts'

/** A page in one language, as the API describes it. */
export type EditedPage = Schemas['EditedPage']

/** A page with its state in each language. */
export type ListedPage = Schemas['ListedPage']

export type TextState = ListedPage['languages']['fr']
