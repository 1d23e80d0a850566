import { redirect } from 'react-router'
import { addressOf } from '../../domain/page/address.ts'
import { destinationOf } from '../../domain/page/redirects.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { notFound } from '../content/not-found.ts'
import { PageBoundary } from '../content/page-boundary.tsx'
import type { Route } from './+types/redirect'

/** Pages that only lead to another keep their parameters on the way (D1 §2, R7). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, page } = context.get(requestFacts)
  if (!page) throw notFound()
  return redirect(addressOf(language, destinationOf(page.key), page.params), 301)
}

/** Never shown; without it a visit within the site would not ask the server. */
export default function Redirect() {
  return null
}

export { PageBoundary as ErrorBoundary }
