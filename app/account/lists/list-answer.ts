import type { ListSummary } from '../../../server/orders/shelf/lists.ts'

/** The lists of an account; `newId` is for a list that may be created. */
export type ListsAnswer = { lists: ListSummary[]; newId: string } | { refusal: string }

/** What was saved to a list; `refused` counts articles that cannot be ordered. */
export type SaveAnswer = { name: string; added: number; refused: number } | { refusal: string }
