import { readFile } from 'node:fs/promises'
import { text as wholeOf } from 'node:stream/consumers'
import { I18nProvider } from '@lingui/react'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pino } from 'pino'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { formTexts } from '../../demo/form-texts.ts'
import { addressOf, findPage, pathWords, patternOf } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { closeDatabase, type Database } from '../../server/db/client.ts'
import { json } from '../../server/db/json.ts'
import type { StoredBlock } from '../../server/db/tables/content.ts'
import { readEnv } from '../../server/env.ts'
import { folderStore } from '../../server/files/folder-store.ts'
import { createResponseCache } from '../../server/http/cache/response-cache.ts'
import { type RequestFacts, requestFacts } from '../../server/http/pages/request-facts.ts'
import { actionRequest } from '../../server/http/pages/site.ts'
import { i18nIn } from '../../server/i18n.ts'
import { databases } from '../../tests/databases.ts'
import { demoDay, openDemo } from '../../tests/demo-database.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { PageContext } from '../i18n/page-context.ts'
import routes from '../routes.ts'
import { noSiteFacts } from '../shell/site-facts.ts'

type RouteModule = {
  loader: LoaderFunction
  action?: ActionFunction
  default: ComponentType<{ loaderData: unknown; actionData: unknown }>
}

const modules = import.meta.glob<RouteModule>('../routes/*/*.tsx')

/** Pages without parameters, for each module that renders blocks. */
const everyKey: readonly PageKey[] = [
  'contact',
  'company.garden',
  'health',
  'home',
  'shop.homeopathy.remedies',
  'shop.make_your_own',
  'news',
  'resources.where',
  'shop.homeopathy.complexes',
  'shop.schussler_salts',
  'shop.homeopathy',
  'shop.gemmotherapy',
  'signup',
  'signup-confirmation',
  'sitemap',
]

/** Modules with one page per list entry: covered by browser tests. */
const ofLists = ['news-post', 'resource', 'topic']

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.tsx', '') ?? ''

test('covers every page that renders blocks, each with an action for forms', async () => {
  const found: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    const source = await readFile(new URL(path, import.meta.url), 'utf8')
    // The gallery is for editors; its forms are not submitted.
    if (!/<(Page|Render)Blocks/.test(source) || nameOf(path) === 'block-gallery') continue
    found.push(nameOf(path))
    expect(source, path).toContain('<PageBlocks')
    expect((await load()).action, path).toBeTypeOf('function')
  }
  const tested = everyKey.map((key) => nameOf(routeOf(key)[0]?.file ?? ''))
  expect(found.sort()).toEqual([...new Set([...tested, ...ofLists])].sort())
})

let db: Database
const env = readEnv({ DATA_DIR: temporaryFolder() })
const language = 'de'

beforeAll(async () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  db = await openDemo(sqlite.open)
  const blocks: readonly StoredBlock[] = [{ type: 'contest_form', title: 'Wettbewerb' }]
  await db
    .updateTable('page')
    .set({ blocks: json(blocks) })
    .execute()
  return () => closeDatabase(db)
})

/** The path words of the page's address, without optional parameters. */
const wordsOf = (key: PageKey) =>
  patternOf(key, language)
    .split('/')
    .filter((word) => word && !word.startsWith(':'))

const factsOf = (key: PageKey): RequestFacts => ({
  services: {
    env,
    db,
    log: pino({ level: 'silent' }),
    cache: createResponseCache(db),
    files: folderStore(env),
    now: () => demoDay,
    wakeWorker: () => {},
  },
  language,
  page: findPage(wordsOf(key), language),
  now: demoDay,
  isFetched: false,
  // A separate address, as the number of forms per address and hour is limited.
  clientAddress: `192.0.2.${pageNumber(key)}`,
  signedIn: async () => undefined,
  report: (error) => {
    throw error
  },
})

const pageNumber = (key: PageKey) => everyKey.indexOf(key) + 1

/** The page's route in the site's configuration. */
const routeOf = (key: PageKey, all: readonly RouteConfigEntry[] = routes): RouteConfigEntry[] =>
  all.flatMap((one) => [
    ...(one.id === `${language}:${key}` ? [one] : []),
    ...routeOf(key, one.children ?? []),
  ])

const Shown = ({ of: Page }: { of: RouteModule['default'] }) => (
  <Page loaderData={useLoaderData()} actionData={useActionData()} />
)

/** The HTML of the page after a submit without script. */
const send = async (key: PageKey, body?: BodyInit) => {
  const [{ file = '', path, index } = {}] = routeOf(key)
  const module = await modules[`../${file}`]?.()
  if (!module) throw new Error(`no module of ${key}`)
  const { default: Page, loader, action } = module
  const place = index ? { index } : { path: path ?? '' }
  const page = { ...place, loader, ...(action && { action }), element: <Shown of={Page} /> }
  const { query, dataRoutes } = createStaticHandler([
    { id: language, path: language, Component: Outlet, children: [page] },
  ])
  const url = new URL(addressOf(language, key), 'https://shop.example')
  const facts = factsOf(key)
  const request = actionRequest(
    new Request(url, { ...(body !== undefined && { method: 'POST', body }) }),
    facts.page,
  )
  const requestContext = new RouterContextProvider(new Map([[requestFacts, facts]]))
  const context = await query(request, { requestContext })
  if (context instanceof Response) throw new Error(`${context.status} of ${key}`)
  const { prelude } = await prerenderToNodeStream(
    <I18nProvider i18n={i18nIn[language]}>
      <PageContext
        value={{
          language,
          pathname: addressOf(language, key),
          words: pathWords[language],
          addresses: undefined,
          site: noSiteFacts,
        }}
      >
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageContext>
    </I18nProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { status: context.statusCode, html: await wholeOf(prelude) }
}

/** Whether the HTML has the form, posted to the address of its page. */
const hasForm = (html: string) => /<form[^>]* action="#contest-form"/.test(html)

/** Without the props of islands, which contain all texts of their forms. */
const shownIn = (html: string) => html.replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')

const texts = formTexts[language]

const whole = { form: 'contest', name: 'Ada <b>Keller</b>', agb: 'on', email: 'ada@example.ch' }

test.each(everyKey)('answers a form on %s without script', async (key) => {
  const empty = await send(key)
  expect(hasForm(empty.html)).toBe(true)

  const refused = await send(key, new URLSearchParams({ ...whole, email: 'ada' }))
  expect(refused.status).toBe(422)
  expect(shownIn(refused.html)).toContain(texts.email_wrong)
  expect(refused.html).toContain('value="Ada &lt;b&gt;Keller&lt;/b&gt;"')

  const message = `From ${key}`
  const email = `ada-${pageNumber(key)}@example.ch`
  const taken = await send(key, new URLSearchParams({ ...whole, email, message }))
  expect(taken.status).toBe(200)
  expect(shownIn(taken.html)).toContain(texts.success_contest)
  const entries = await db.selectFrom('form_entry').select('fields').execute()
  expect(entries.filter(({ fields }) => fields.message === message)).toHaveLength(1)
})

test('distinguishes the signup form from a form among the blocks', async () => {
  const signup = new FormData()
  signup.set('firstName', 'Ada')
  const own = await send('signup', signup)
  expect(own.status).toBe(422)
  expect(shownIn(own.html)).toContain('value="Ada"')
  expect(shownIn(own.html)).not.toContain(texts.email_missing)
})
