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
 * What a page of the account shows: its head, and what `find` brings for the person who is signed
 * in. Anybody else gets 401 and is asked to log in.
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
