import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { addressOf } from '../../../domain/page/address.ts'
import { destinationOf } from '../../../domain/page/redirects.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { findRedirect } from '../../content/redirects/find-redirect.ts'
import type { Services } from '../../services.ts'
import type { ResolvedPage } from '../pages/resolve-page.ts'
import { canonicalAddress } from './canonical-address.ts'
import { languageRedirect } from './language-redirects.ts'

type Redirect = { to: string; status: 301 | 302 }

/** One redirect to the right language, words, letters and slug. */
const spellingRedirect = async (
  c: Context,
  { db }: Pick<Services, 'db'>,
  pathname: string,
  isPageRead: boolean,
): Promise<Redirect | undefined> => {
  const language = languageRedirect(
    pathname,
    getCookie(c, 'language'),
    c.req.header('accept-language'),
    await findOfferedLanguages(db),
  )
  if (!isPageRead) return language
  const to = await canonicalAddress(db, language?.to ?? pathname)
  return to ? { to, status: language?.status ?? 301 } : language
}

/** Pages that only lead to another (R7); the router could take the last word for a parameter. */
const destinationRedirect = ({ language, page }: ResolvedPage): Redirect | undefined => {
  const destination = page && destinationOf(page.key)
  if (!destination || destination === page.key) return undefined
  return { to: addressOf(language, destination, page.params), status: 301 }
}

/**
 * Where a request of a page is redirected, without the query: by the laboratory's list (R5), to the
 * canonical spelling of its address, or from a page that only leads to another (R7).
 */
export const findPageRedirect = async (
  c: Context,
  services: Pick<Services, 'db'>,
  resolved: ResolvedPage,
  { pathname, isRead }: { pathname: string; isRead: boolean },
): Promise<Redirect | undefined> => {
  const listed = isRead && (await findRedirect(services.db, pathname))
  if (listed) return { to: listed, status: 301 }
  return (await spellingRedirect(c, services, pathname, isRead)) ?? destinationRedirect(resolved)
}
