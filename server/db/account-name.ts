import { sql } from 'kysely'

/** First and last name of the joined `account`, for a query; '' without one. */
export const accountName = sql<string>`trim(coalesce(account.first_name, '') || ' ' || coalesce(account.last_name, ''))`
