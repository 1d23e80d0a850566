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
 * The build for pages in one language. Changing the language reloads the page, so a browser needs
 * a quarter of the routes.
 */
export const buildsByLanguage = (build: ServerBuild) =>
  new Map(
    languages.map((language) => [language, { ...build, assets: assetsIn(build.assets, language) }]),
  )

/** Most route properties are false; omitting them is equivalent. */
const withoutFalse = (_key: string, value: unknown) => (value === false ? undefined : value)

/**
 * Browsers use `imports` of a route only to prefetch, which this site does not. The head of a
 * page lists its own modules.
 */
const withoutImports = (assets: Assets) => ({
  ...assets,
  routes: Object.fromEntries(
    Object.entries(assets.routes).map(([id, route]) => [id, { ...route, imports: undefined }]),
  ),
})

/** The route manifest as a script, in place of the one that React Router built. */
export const routeListOf = ({ assets }: ServerBuild) =>
  `window.__reactRouterManifest=${JSON.stringify(withoutImports(assets), withoutFalse)};`
