import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { getConfig } from '@lingui/conf'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { readModules } from './modules.ts'

// Each area of the site has its own message catalogue (locales/message-areas.ts), sent with its
// pages (app/routes.ts). Messages in a wrong catalogue are shown in English.

/** Source globs of each area by catalogue path; '' is sent with every page. */
const areas = new Map(
  (getConfig().catalogs ?? []).map(({ path, include }) => [
    path.split('/').slice(1, -1).join('/'),
    include,
  ]),
)

const isIn = (area: string, path: string) =>
  areas
    .get(area)
    ?.some((pattern) => path.startsWith(`${pattern}/`) || matchesGlob(path, pattern)) ?? false

const areasOf = (path: string) => [...areas.keys()].filter((area) => area && isIn(area, path))

type Page = { module: string; area: string }

const pagesOf = ({ id = '', file, children }: RouteConfigEntry, area = ''): Page[] => {
  const [, within = area] = /:texts:(\w+)$/.exec(id) ?? []
  // The checkout document is rendered on the server only.
  const own = id.endsWith(':add_to_cart') ? 'checkout' : within
  return [
    { module: `app/${file}`, area: own },
    ...(children ?? []).flatMap((one) => pagesOf(one, own)),
  ]
}

const pages = [
  ...new Map(routes.flatMap((one) => pagesOf(one)).map((page) => [page.module, page])).values(),
]

/** Modules of pages; messages of the server are not sent to browsers. */
const modules = new Map(
  readModules(['app', 'blocks', 'messages', 'ui'])
    .filter(({ path }) => !path.startsWith('messages/server/'))
    .map((module) => [module.path, module]),
)

/** A module with all its static imports. */
const withImports = (path: string, found = new Set<string>()) => {
  const module = modules.get(path)
  if (!module || found.has(path)) return found
  found.add(path)
  for (const { target, isType, isLazy } of module.imports)
    if (!isType && !isLazy) withImports(target, found)
  return found
}

/** Areas that a page loads besides its own (app/i18n/load-messages.tsx). */
const fetchedBy = (path: string) =>
  [...(modules.get(path)?.text ?? '').matchAll(/<LoadMessages area="(\w+)"/g)].map(
    ([, area = '']) => area,
  )

const hasTexts = (path: string) => /from '@lingui\/\w+\/macro'/.test(modules.get(path)?.text ?? '')

test('finds the pages of all areas', () => {
  expect([...new Set(pages.map(({ area }) => area))].sort()).toEqual([
    '',
    'account',
    'checkout',
    'shop',
  ])
  expect(pages).toContainEqual({ module: 'app/routes/shop/make-your-own.tsx', area: 'shop' })
  expect(withImports('app/routes/shop/make-your-own.tsx').size).toBeGreaterThan(20)
})

describe('each page', () => {
  const routed = pages.filter(({ module }) => module.startsWith('app/routes/'))
  test.each(routed)('$module is in the catalogue of its area', ({ module, area }) => {
    expect(areasOf(module)).toEqual(area ? [area] : [])
  })

  // The checkout document includes its messages (app/checkout/frame/frame-texts.tsx).
  const shown = pages.filter(({ area }) => area !== 'checkout')
  test.each(shown)(
    '$module has the messages of all modules it loads initially',
    ({ module, area }) => {
      const own = [area, ...fetchedBy(module)]
      const without = [...withImports(module)].filter((path) => {
        const homes = areasOf(path)
        return hasTexts(path) && homes.length > 0 && !homes.some((home) => own.includes(home))
      })
      expect(without).toEqual([])
    },
  )
})

test('shell, content and i18n import no module of an area', () => {
  const rooms = ['app/shell/', 'app/content/', 'app/i18n/', 'blocks/', 'ui/']
  const breaches = [...modules.values()]
    // Tests are not sent to browsers.
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .filter(({ path }) => rooms.some((room) => path.startsWith(room)) && areasOf(path).length === 0)
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target, isType, isLazy }) =>
            !isType && !isLazy && modules.has(target) && areasOf(target).length > 0,
        )
        .map(({ target }) => `${path} → ${target}`),
    )
  expect(breaches).toEqual([])
})

test('collects the messages of every module', () => {
  const origins = globSync('locales/**/en.po').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^#: (.+)$/gm)].map(([, path = '']) => path),
  )
  expect(origins.length).toBeGreaterThan(500)
  const collected = new Set(origins)
  const missing = readModules(['app', 'blocks', 'messages', 'server', 'ui'])
    .filter(({ text }) => /\b(msg|t)`|<(Trans|Plural|Select)\b|\b(msg|plural)\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path) && !collected.has(path))
  expect(missing).toEqual([])
})
