import { analyticsOrigins } from '../../../domain/visits/analytics.ts'
import { option } from '../../content/options.ts'
import type { Services } from '../../services.ts'
import { contentPolicy } from '../security-headers.ts'

export const isHtml = ({ headers }: Pick<Response, 'headers'>) =>
  headers.get('content-type')?.startsWith('text/html') ?? false

/** The Content-Security-Policy of a page, with the visit counter that the laboratory has set (R36). */
export const pagePolicy = async ({ db }: Pick<Services, 'db'>) =>
  contentPolicy(analyticsOrigins(await option(db, 'analytics')))
