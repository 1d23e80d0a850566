import { analyticsOrigins } from '../../../domain/visits/analytics.ts'
import { option } from '../../content/options.ts'
import type { Services } from '../../services.ts'
import { contentPolicy } from '../security-headers.ts'
import type { RenderedPage } from './render-page.tsx'

export const isHtml = ({ headers }: Pick<Response, 'headers'>) =>
  headers.get('content-type')?.startsWith('text/html') ?? false

/** A page for one person or one link, with its policy; never cached. */
export const sendPrivately = async (services: Pick<Services, 'db'>, rendered: RenderedPage) => {
  const { headers } = rendered
  headers.set('Cache-Control', 'private, no-store')
  if (isHtml(rendered)) headers.set('Content-Security-Policy', await pagePolicy(services))
  return rendered instanceof Response ? rendered : new Response(rendered.body, rendered)
}

/** The Content-Security-Policy of a page, with the visit counter that the laboratory has set (R36). */
export const pagePolicy = async ({ db }: Pick<Services, 'db'>) =>
  contentPolicy(analyticsOrigins(await option(db, 'analytics')))
