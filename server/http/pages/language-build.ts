import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { type Language, languages } from '../../../domain/language.ts'

type Assets = ServerBuild['assets']

const belongsTo = (id: string, language: Language) =>
  id === 'root' || id === language || id.startsWith(`${language}:`)

const assetsIn = (assets: Assets, language: Language): Assets => {
  const routes = Object.fromEntries(
    Object.entries(assets.routes).filter(([id]) => belongsTo(id, language)),
  )
  const hash = createHash('sha256').update(JSON.stringify(routes)).digest('hex').slice(0, 8)
  return { ...assets, routes, url: `/assets/routes-${language}-${hash}.js` }
}

/**
 * The build as pages in one language see it. Changing the language loads a page anew, so a browser
 * needs to know the routes of one language only: a quarter of the list.
 */
export const buildsByLanguage = (build: ServerBuild) =>
  new Map(
    languages.map((language) => [language, { ...build, assets: assetsIn(build.assets, language) }]),
  )

/** Most of what a route could have it has not: absent says the same. */
const withoutFalse = (_key: string, value: unknown) => (value === false ? undefined : value)

/**
 * What a route's module imports a browser needs for fetching it ahead of a click alone, which no
 * link of ours asks for; the page's own are in its head.
 */
const withoutImports = (assets: Assets) => ({
  ...assets,
  routes: Object.fromEntries(
    Object.entries(assets.routes).map(([id, route]) => [id, { ...route, imports: undefined }]),
  ),
})

/** The list of routes as the browser's script, in place of the one that React Router built. */
export const routeListOf = ({ assets }: ServerBuild) =>
  `window.__reactRouterManifest=${JSON.stringify(withoutImports(assets), withoutFalse)};`
