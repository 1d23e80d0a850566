import type { PageKey } from './route-words.ts'

/** Pages that differ from person to person: rendered for each request, never kept. */
export const isPersonal = (key: PageKey) => key === 'checkout' || key.split('.')[0] === 'account'
