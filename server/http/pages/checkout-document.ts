import type { Context } from 'hono'
import { fallbackLanguage, isLanguage } from '../../../domain/language.ts'

type Site = (c: Context, request?: Request) => Promise<Response>

/**
 * `POST /add_to_cart/` has no language in its address (D1 §7): the form contains it. Renders the
 * page `add_to_cart` in that language.
 */
export const checkoutDocument = (site: Site) => async (c: Context) => {
  if (c.req.method !== 'POST') return c.redirect('/', 302)
  const form = await c.req.raw
    .clone()
    .formData()
    .catch(() => undefined)
  const posted = form?.get('language')
  const language = isLanguage(posted) ? posted : fallbackLanguage
  const address = new URL(`/${language}/add_to_cart`, c.req.url)
  return site(c, new Request(address, c.req.raw))
}
