import {
  type ActionFunction,
  data,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
  useRouteError,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { createRenderer, type DocumentProps, type RenderedPage } from './render-page.tsx'
import { type RequestFacts, requestFacts } from './request-facts.ts'

type Page = { default?: () => unknown; loader?: () => unknown; action?: ActionFunction }

const Layout = ({ children, meta, onBlockFailure }: DocumentProps) => {
  if (meta.length > 0) onBlockFailure('slider')
  return <html lang="en">{children}</html>
}

const Failure = () => <p>failed: {String(useRouteError())}</p>

const buildOf = (page: Page, meta: () => object[] = () => []) =>
  ({
    assets: { entry: { module: '/entry.js', imports: [] }, routes: {} },
    routes: {
      root: { id: 'root', module: { default: Outlet, Layout } },
      en: { id: 'en', parentId: 'root', path: 'en', module: { default: Outlet } },
      'en:shell': {
        ...{ id: 'en:shell', parentId: 'en' },
        module: { default: Outlet, ErrorBoundary: Failure },
      },
      'en:page': { id: 'en:page', parentId: 'en:shell', path: 'page', module: { meta, ...page } },
    },
  }) as unknown as ServerBuild

const renderPage = async (page: Page, init: RequestInit = {}, meta?: () => object[]) => {
  const report = vi.fn()
  const isFetched = new Headers(init.headers).get('accept') === 'application/json'
  const facts = { language: 'en', isFetched, report } as unknown as RequestFacts
  const provider = new RouterContextProvider(new Map([[requestFacts, facts]]))
  const request = new Request('https://shop.example/en/page', init)
  const rendered = await createRenderer(buildOf(page, meta))(request, provider)
  return { rendered: rendered as Exclude<RenderedPage, Response>, report }
}

const post = { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) }

test('renders the page in its layouts', async () => {
  const { rendered, report } = await renderPage({ default: () => <h1>Arnica</h1> })
  expect(rendered).toMatchObject({
    status: 200,
    body: '<!DOCTYPE html><html lang="en"><head></head><h1>Arnica</h1></html>',
  })
  expect(rendered.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(report).not.toHaveBeenCalled()
})

test('passes on the headers of loaders and of refused forms', async () => {
  const loader = () => data({}, { headers: { 'Cache-Control': 'no-store' } })
  const action = () => data({}, { status: 429, headers: { 'Retry-After': '60' } })
  const page = { default: () => null, loader, action }
  const { rendered } = await renderPage(page, post)
  expect(rendered.status).toBe(429)
  expect(rendered.headers.get('Retry-After')).toBe('60')
  expect((await renderPage(page)).rendered.headers.get('Cache-Control')).toBe('no-store')
})

test('answers a fetched form with the data of its action', async () => {
  const page = {
    default: () => null,
    action: () => data({ problem: '<none>' }, { status: 422, headers: { 'Retry-After': '60' } }),
  }
  const fetched = { ...post, headers: { accept: 'application/json' } }
  const { rendered } = await renderPage(page, fetched)
  expect(rendered).toMatchObject({ status: 422, body: '{"problem":"<none>"}' })
  expect(rendered.headers.get('Content-Type')).toBe('application/json')
  expect(rendered.headers.get('Retry-After')).toBe('60')
})

test.each<[string, Page, number]>([
  ['a loader', { default: () => null, loader: () => Promise.reject(new Error('broken')) }, 500],
  [
    'a component',
    {
      default: () => {
        throw new Error('broken')
      },
    },
    500,
  ],
])('shows the error of %s in the shell and reports it', async (_, page, status) => {
  const { rendered, report } = await renderPage(page)
  expect(rendered.status).toBe(status)
  expect(rendered.body).toContain('failed: Error: broken')
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('broken'))
})

test('shows a refusal without a report', async () => {
  const loader = () => {
    throw data('gone', 404)
  }
  const { rendered, report } = await renderPage({ default: () => null, loader })
  expect(rendered.status).toBe(404)
  expect(report).not.toHaveBeenCalled()
})

test('reports a block that was left out and keeps the page from caches', async () => {
  const page = { default: () => <p>the rest</p> }
  const { rendered, report } = await renderPage(page, {}, () => [{ title: 'x' }])
  expect(rendered.body).toContain('the rest')
  expect(rendered.headers.get('Cache-Control')).toBe('no-store')
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('block slider could not be rendered'))
})
