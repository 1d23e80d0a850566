import { msg } from '@lingui/core/macro'
import { data, redirect } from 'react-router'
import { addressOf, findPage } from '../../../domain/page/address.ts'
import { option } from '../../../server/content/options.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { legacyRedirect } from '../../content/legacy-redirect.ts'
import { NotFoundPage } from '../../content/not-found-page.tsx'
import type { Route } from './+types/not-found'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/**
 * Handles all unmatched paths: former path words and capitals redirect (R3, R7), as do redirect
 * pages. The rest is 404 (R2).
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { services, language } = facts
  const elsewhere = legacyRedirect(facts, request)
  if (elsewhere) return elsewhere
  const [, , word = ''] = new URL(request.url).pathname.split('/')
  const above = findPage([word], language)?.key
  if (above === 'news') return redirect(addressOf(language, 'news'))
  if ((await option(services.db, 'unknown_page')) === 'redirect_home')
    return redirect(addressOf(language, 'home'))
  // Below the OTC products there are only categories (D2 §8).
  const text = above === 'otcs' ? msg`Category not found` : msg`Page not found`
  return data({ title: i18nIn[language]._(text), robots: 'noindex' }, { status: 404 })
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage title={loaderData.title} />
}
