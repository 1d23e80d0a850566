import {
  findPreview,
  type Preview,
  previewParameter,
  type RefusedPreview,
} from '../../content/editing/preview-token.ts'
import type { Services } from '../../services.ts'
import { sendPrivately } from './page-policy.ts'
import type { RenderedPage } from './render-page.tsx'

/** Whether a request may ask for a preview; such requests bypass the cache. */
export const isPreviewTarget = (target: string) => target.includes(`${previewParameter}=`)

/** The draft of a preview link, or why it shows none; undefined for other requests. */
export const findRequestedPreview = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { method }: Request,
  { search, searchParams }: URL,
): Promise<Preview | RefusedPreview | undefined> => {
  if (method !== 'GET' || !isPreviewTarget(search)) return undefined
  return findPreview(db, searchParams.get(previewParameter) ?? '', now())
}

/** A draft, or the notice of a refused link: never cached, not for search engines, its address not passed on. */
export const sendPreview = (
  services: Pick<Services, 'db'>,
  rendered: RenderedPage,
  search: string,
) => {
  // Where a redirect leads, the notice is still due.
  const location = rendered.headers.get('Location')
  if (location) rendered.headers.set('Location', location + search)
  rendered.headers.set('X-Robots-Tag', 'noindex, nofollow')
  rendered.headers.set('Referrer-Policy', 'same-origin')
  return sendPrivately(services, rendered)
}
