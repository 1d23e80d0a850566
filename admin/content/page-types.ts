import type { components } from '../api/generated/api.ts'

/** A page in one language, as the API describes it. */
export type EditedPage = components['schemas']['EditedPage']

/** A page with its state in each language. */
export type ListedPage = components['schemas']['ListedPage']

export type TextState = ListedPage['languages']['fr']
