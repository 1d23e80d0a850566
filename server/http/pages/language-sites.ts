import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Language } from '../../../domain/language.ts'
import type { CachedPage } from '../../cached-page.ts'
import { buildsByLanguage, routeListOf } from './language-build.ts'
import { compressPage, thorough } from './page-cache.ts'
import { cachedPageResponse } from './send-cached-page.ts'

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** One renderer and one route manifest per language. */
export const createLanguageSites = (fullBuild: ServerBuild, mode: string, origin: string) => {
  // Behind a TLS proxy, forms come from the public origin, not from that of the socket.
  const build = { ...fullBuild, allowedActionOrigins: [new URL(origin).host] }
  // In development, Vite serves the manifest of all routes.
  const builds = mode === 'development' ? new Map<Language, ServerBuild>() : buildsByLanguage(build)
  const renderAny = createRequestHandler(build, mode)
  const renderers = new Map(
    [...builds].map(([language, own]) => [language, createRequestHandler(own, mode)]),
  )
  const lists = new Map<string, Promise<CachedPage>>()
  for (const own of builds.values())
    lists.set(own.assets.url, compressPage(Buffer.from(routeListOf(own)), headers, thorough))
  return {
    rendererFor: (language: Language) => renderers.get(language) ?? renderAny,
    sendRouteList: async (c: Context, next: () => Promise<void>) => {
      const list = lists.get(c.req.path)
      return list ? cachedPageResponse(c.req.raw, await list) : next()
    },
  }
}
