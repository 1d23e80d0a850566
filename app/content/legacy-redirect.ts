import { redirect } from 'react-router'
import type { Language } from '../../domain/language.ts'
import { addressOf, findPage } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import type { RequestFacts } from '../../server/http/pages/request-facts.ts'

/** The page of the address in lower case, as links are also typed by hand. */
const pageInLowerCase = (path: string, language: Language) => {
  const small = path.toLowerCase()
  return small === path ? undefined : findPage(small.split('/').slice(2).filter(Boolean), language)
}

/** The redirect for former path words or capitals (R3, R7); undefined when there is none. */
export const legacyRedirect = ({ page: found, language }: RequestFacts, request: Request) => {
  const isTopic = found?.key === 'resources.topic'
  const page = isTopic || !found ? pageInLowerCase(new URL(request.url).pathname, language) : found
  if (!page || page.key === 'resources.topic') return undefined
  return redirect(addressOf(language, destinationOf(page.key), page.params), 301)
}
