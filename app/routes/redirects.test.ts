import { Hono } from 'hono'
import { pino } from 'pino'
import type { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeContent } from '../../server/content/content-version.ts'
import { closeDatabase, type Database } from '../../server/db/client.ts'
import { json } from '../../server/db/json.ts'
import { readEnv } from '../../server/env.ts'
import { folderStore } from '../../server/files/folder-store.ts'
import { createResponseCache } from '../../server/http/cache/response-cache.ts'
import { requestFacts } from '../../server/http/pages/request-facts.ts'
import { siteHandler } from '../../server/http/pages/site.ts'
import { changeHead } from '../../tests/change-head.ts'
import { databases } from '../../tests/databases.ts'
import { demoDay, openDemo } from '../../tests/demo-database.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { loader as newsPost } from './content/news-post.tsx'
import { loader as nothing } from './content/not-found.tsx'
import { loader as topic } from './content/topic.tsx'

type Loader = (args: never) => Promise<unknown>

const loaders: Readonly<Record<string, Loader>> = { 'news.post': newsPost, 'health.topic': topic }

const statusOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'init' in answer
    ? (answer.init as ResponseInit).status
    : 200

/** The response of the router without the layout. */
const render = async (request: Request, context: RouterContextProvider) => {
  const load = loaders[context.get(requestFacts).page?.key ?? ''] ?? nothing
  const answer = await load({ request, context, params: {} } as never).catch(
    (thrown: unknown) => thrown,
  )
  if (answer instanceof Error) throw answer
  return answer instanceof Response
    ? answer
    : Response.json(answer, { status: statusOf(answer) ?? 200 })
}

describe.each(databases)('redirects on $name', ({ open }) => {
  let db: Database
  const env = readEnv({ DATA_DIR: temporaryFolder() })
  const app = new Hono()
  beforeAll(async () => {
    db = await openDemo(open)
    const site = siteHandler(render, {
      env,
      db,
      log: pino({ level: 'silent' }),
      cache: createResponseCache(db),
      files: folderStore(env),
      now: () => demoDay,
      wakeWorker: () => {},
    })
    app.get('*', (c) => site(c))
    await changeHead(db, 'health.fever', 'de', { formerSlugs: ['hitze'] })
    await changeHead(db, 'news.autumn-roots', 'de', { formerSlugs: ['wurzeln'] })
    return () => closeDatabase(db)
  })

  const ask = async (path: string) => {
    const answer = await app.request(path)
    return { status: answer.status, to: answer.headers.get('location') }
  }

  test.each([
    ['a path of the previous site', '/accueil', 301, '/fr/'],
    ['another path of the previous site', '/homeopathie', 301, '/fr/medecine/homeopathie'],
    ['a path without language (R5)', '/our-story', 301, '/en/company/story'],
    ['an unknown post (D2 §2)', '/de/neuigkeiten/nichts', 302, '/de/neuigkeiten'],
    ['a path below an unknown post', '/de/neuigkeiten/nichts/mehr', 302, '/de/neuigkeiten'],
    [
      'another language’s post',
      '/fr/actualites/wurzelernte',
      301,
      '/fr/actualites/recolte-des-racines',
    ],
    ['encoded letters', '/en/company/%73tory', 301, '/en/company/story'],
    ['empty segments', '/en//company///story', 301, '/en/company/story'],
    ['a post’s former slug', '/de/neuigkeiten/wurzeln', 301, '/de/neuigkeiten/wurzelernte'],
    ['a topic’s former slug (R39)', '/de/gesundheit/hitze', 301, '/de/gesundheit/fieber'],
    ['another language’s topic', '/de/gesundheit/fievre', 301, '/de/gesundheit/fieber'],
    ['a slug in capitals', '/de/gesundheit/Fieber', 301, '/de/gesundheit/fieber'],
    ['another language’s words and slug', '/fr/Gesundheit/FIEBER', 301, '/fr/sante/fievre'],
    ['capitals in the language, too', '/DE/Sante/Fievre/', 301, '/de/gesundheit/fieber'],
    ['a path without language', '/Sante/Fievre', 302, '/en/health/fever'],
    ['an unsupported language', '/pt/sante/fievre', 302, '/fr/sante/fievre'],
    ['a post in capitals', '/de/Neuigkeiten/Wurzelernte', 301, '/de/neuigkeiten/wurzelernte'],
    ['a page in capitals', '/de/RESSOURCEN/Forschung', 301, '/de/ressourcen/forschung'],
    [
      'a remedy code in capitals',
      '/de/shop/Homoeopathie/einzelmittel/A-159_B-CH',
      301,
      '/de/shop/homoeopathie/einzelmittel/a-159_b-ch',
    ],
    [
      'a product in capitals under another page’s words',
      '/de/shop/otc/Family-Kit',
      301,
      '/de/shop/homoeopathie/produkte/family-kit',
    ],
    [
      'a supplement without its middle word (R7)',
      '/fr/shop/nahrungsergaenzung/Vitamin-D3-Drops',
      301,
      '/fr/boutique/complements-alimentaires/produits/vitamin-d3-drops',
    ],
    [
      'a salt in capitals',
      '/de/shop/schuessler-salze/Calcium-Fluoratum',
      301,
      '/de/shop/schuessler-salze/calcium-fluoratum',
    ],
    ['an unknown topic', '/de/gesundheit/nichts', 404, null],
    ['an unknown path', '/it/niente', 404, null],
  ])('answers %s: %s', async (_, path, status, to) => {
    expect(await ask(path)).toEqual({ status, to })
  })

  test('shows exactly three other topics on a topic’s page (D1 §2)', async () => {
    const answer = await app.request('/it/salute/febbre')
    expect(answer.status).toBe(200)
    const { others } = (await answer.json()) as { others: { key: string }[] }
    const keys = others.map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    expect(keys).not.toContain('health.fever')
  })

  test('redirects unknown paths to the home page when the option is set (R2)', async () => {
    const set = (value: string) =>
      changeContent(db, (trx) =>
        trx
          .updateTable('option')
          .set({ value: json(value) })
          .where('name', '=', 'unknown_page')
          .execute(),
      )
    await set('redirect_home')
    expect(await ask('/it/niente')).toEqual({ status: 302, to: '/it/' })
    expect(await ask('/de/nichts/und/mehr')).toEqual({ status: 302, to: '/de/' })
    expect(await ask('/de/neuigkeiten/nichts')).toEqual({ status: 302, to: '/de/neuigkeiten' })
    await set('not_found')
    expect(await ask('/it/niente')).toEqual({ status: 404, to: null })
  })
})
