import { findOptions } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'

/** Names of the laboratory that passwords must not consist of. */
export const laboratoryContext = async (db: Database): Promise<string[]> => {
  const { legal_name, contact_email } = await findOptions(db, ['legal_name', 'contact_email'])
  return [legal_name, contact_email]
}

/** Names and addresses of an account's owner that attackers know, for `passwordWeakness`. */
export const passwordContext = async (db: Database, accountId: string): Promise<string[]> => {
  const [account, addresses, laboratory] = await Promise.all([
    db
      .selectFrom('account')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('address')
      .select(['first_name', 'last_name', 'company'])
      .where('account_id', '=', accountId)
      .execute(),
    laboratoryContext(db),
  ])
  const people = [...(account ? [account] : []), ...addresses]
  return [
    ...(account ? [account.email] : []),
    ...people.flatMap(({ first_name, last_name }) => [first_name, last_name]),
    ...addresses.map(({ company }) => company),
    ...laboratory,
  ]
}
