import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type MetaDescriptor,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { pageKeys } from '../../../domain/page/route-words.ts'
import { type RequestFacts, requestFacts } from './request-facts.ts'

/** Addresses of built files. */
export type PageEntry = {
  /** The script of every page, which starts all others. */
  module: string
  /** What it imports. */
  imports: readonly string[]
  stylesheets: readonly string[]
  /** In development: the script that prepares hot reload. */
  hotReload: string | undefined
}

/** The document around a page: the root module's `Layout`. */
export type DocumentProps = {
  pathname: string
  /** Whether the document has no site scripts, such as the checkout frame. */
  isBare: boolean
  meta: readonly MetaDescriptor[]
  entry: PageEntry
  /** Called with the type of a block that is left out, as its component threw. */
  onBlockFailure: (type: string) => void
  children: ReactNode
}

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

const allPages: ReadonlySet<string> = new Set(pageKeys)

/** The routes of a page, its layouts and the addresses without page as the static handler takes them. */
const routesOf = (
  routesByParent: ReadonlyMap<string | undefined, readonly BuiltRoute[]>,
  facts: Pick<RequestFacts, 'language' | 'page'>,
  parent?: string,
): RouteObject[] =>
  (routesByParent.get(parent) ?? [])
    .filter(({ id }) => {
      if (parent === 'root') return id === facts.language
      const key = id.slice(facts.language.length + 1)
      return key === facts.page?.key || !allPages.has(key)
    })
    .map(({ id, path, index, caseSensitive, module }) => {
      const shared = {
        id,
        path,
        caseSensitive,
        handle: module.handle,
        loader: module.loader as RouteObject['loader'],
        action: module.action as RouteObject['action'],
        Component: module.default as ComponentType,
        ErrorBoundary: module.ErrorBoundary as ComponentType,
      }
      return index
        ? { ...shared, index: true }
        : { ...shared, children: routesOf(routesByParent, facts, id) }
    })

/** A page, or the redirect of a loader or an action. */
export type RenderedPage = Response | { status: number; headers: Headers; body: string }

type Match = StaticHandlerContext['matches'][number]

/** The matched routes that are shown: those above an error, and the one that shows it. */
const shownMatches = ({ matches, errors }: StaticHandlerContext): Match[] => {
  const boundary = errors ? matches.findIndex(({ route }) => route.id in errors) : -1
  return boundary < 0 ? matches : matches.slice(0, boundary + 1)
}

/** The matched routes alone: the router that renders matches the address again. */
const chainOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [
      route.index ? (route as RouteObject) : ({ ...route, children } as RouteObject),
    ],
    [],
  )

/** The meta tags by the innermost route that has some. */
const metaOf = (
  modules: ServerBuild['routes'],
  context: StaticHandlerContext,
): DocumentProps['meta'] => {
  const shown = shownMatches(context)
  const matches = shown.map(({ route, params, pathname }) => ({
    id: route.id,
    loaderData: context.loaderData[route.id],
    params,
    pathname,
  }))
  const last = matches.at(-1)
  const error = last && context.errors?.[last.id]
  const meta = shown.map(({ route }) => modules[route.id]?.module.meta).findLast(Boolean)
  const args = { ...last, location: context.location, matches, error }
  return typeof meta === 'function'
    ? ((meta as (given: object) => DocumentProps['meta'])(args) ?? [])
    : []
}

/** Headers of loaders and of refused forms. */
const headersOf = ({ loaderHeaders, actionHeaders }: StaticHandlerContext) => {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  for (const set of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)])
    for (const [name, value] of set)
      if (name === 'set-cookie') headers.append(name, value)
      else headers.set(name, value)
  return headers
}

/** Refusals are not errors. */
const isFailure = (error: unknown) => !isRouteErrorResponse(error) || error.status >= 500

/**
 * Renders pages by the routes of the build: loaders and actions by React Router, the whole document
 * as static HTML. Islands in it are separate React roots. A redirect is returned as it is; a
 * post that asks for JSON gets the answer of its action.
 */
export const createRenderer = (build: ServerBuild) => {
  const routesByParent = Map.groupBy(
    Object.values(build.routes).filter((route) => route !== undefined),
    ({ parentId }) => parentId,
  )
  // A handler per page: matching a request takes time with the number of routes.
  const handlers = new Map<string, StaticHandler>()
  const handlerOf = (facts: RequestFacts): StaticHandler => {
    const name = `${facts.language}:${facts.page?.key ?? ''}`
    const known = handlers.get(name)
    if (known) return known
    const handler = createStaticHandler(routesOf(routesByParent, facts))
    handlers.set(name, handler)
    return handler
  }
  const root: unknown = build.routes.root?.module
  const { Layout } = root as { Layout: ComponentType<DocumentProps> }
  const { hmr, routes } = build.assets
  const entry: PageEntry = {
    ...build.assets.entry,
    // Vite bundles no stylesheet in development.
    stylesheets: hmr ? ['/app/styles.css'] : (routes.root?.css ?? []),
    hotReload: hmr?.runtime,
  }

  /** `failures`: errors of blocks that were left out. */
  const renderDocument = (context: StaticHandlerContext) => {
    const router = createStaticRouter(chainOf(context), context)
    const failures: Error[] = []
    const body = `<!DOCTYPE html>${renderToStaticMarkup(
      <Layout
        pathname={context.location.pathname}
        isBare={context.matches.some(({ route }) => route.handle?.bare)}
        meta={metaOf(build.routes, context)}
        entry={entry}
        onBlockFailure={(type) => failures.push(new Error(`block ${type} could not be rendered`))}
      >
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Layout>,
    )}`
    return { body, failures }
  }

  const render = (context: StaticHandlerContext, facts: RequestFacts) => {
    try {
      return renderDocument(context)
    } catch (error) {
      facts.report(error)
      const { loaderData, errors: _, ...rest } = context
      const shell = context.matches.find(({ route }) => route.id.endsWith(':shell'))
      context.statusCode = 500
      return renderDocument({
        ...rest,
        loaderData,
        errors: { [shell?.route.id ?? 'root']: error },
      })
    }
  }

  return async (request: Request, provider: RouterContextProvider): Promise<RenderedPage> => {
    const facts = provider.get(requestFacts)
    const context = await handlerOf(facts).query(request, {
      requestContext: provider,
      // The page is not rendered.
      skipRevalidation: facts.isFetched,
    })
    if (context instanceof Response) return context
    for (const error of Object.values(context.errors ?? {}))
      if (isFailure(error) && !request.signal.aborted) facts.report(error)
    const headers = headersOf(context)
    if (facts.isFetched) {
      headers.set('Content-Type', 'application/json')
      const answer = Object.values(context.actionData ?? {}).at(-1) ?? null
      return { status: context.statusCode, headers, body: JSON.stringify(answer) }
    }
    const { body, failures } = render(context, facts)
    for (const failure of failures) facts.report(failure)
    if (failures.length > 0) headers.set('Cache-Control', 'no-store')
    return { status: context.statusCode, headers, body }
  }
}
