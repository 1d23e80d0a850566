import { data, type RouterContextProvider } from 'react-router'
import type { SignedIn } from '../../server/accounts/login/session.ts'
import { findPageText } from '../../server/content/find-page.ts'
import { type RequestFacts, requestFacts } from '../../server/http/pages/request-facts.ts'

type Head = { title: string; lead: string; robots: string }

const findHead = async ({ services, language, page }: RequestFacts): Promise<Head> => {
  const text = page && (await findPageText(services.db, page.key, language))
  return { title: text?.title ?? '', lead: text?.lead ?? '', robots: 'noindex' }
}

/**
 * The data of an account page: its head, and the result of `find` for the logged-in account. Others
 * get 401 with the login form.
 */
export const loadAccount = async <Found>(
  context: Readonly<RouterContextProvider>,
  find: (account: SignedIn, facts: RequestFacts) => Found | Promise<Found>,
) => {
  const facts = context.get(requestFacts)
  const [head, account] = await Promise.all([findHead(facts), facts.signedIn()])
  return account
    ? data({ ...head, found: await find(account, facts) })
    : data({ ...head, found: undefined }, 401)
}
