import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { changeHead } from '../../../tests/change-head.ts'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api/api.fixtures.ts'
import { changeContent } from '../../content/content-version.ts'
import { addMedia } from '../../media/add-media.ts'
import { png } from '../../media/media.fixtures.ts'
import { importFolder } from '../import-folder.fixtures.ts'
import { runImport } from '../import-shop.ts'
import { webSource } from '../source/web-source.ts'

const now = new Date('2026-11-28T12:00:00Z')

describe.each(databases)('the import from the API of this server on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return () => api.close()
  })

  const importFrom = (name: string, content: object, isDryRun = false) =>
    importFolder(api.services, name, { ...content }, isDryRun)

  /** All pages and posts of the API, by the names of an export. */
  const exportAll = async () => {
    const answers: [string, Record<string, unknown>[]][] = []
    for (const language of languages)
      for (const kind of ['pages', 'posts']) {
        const path = `/wp/v2/${kind}?per_page=100&lang=${language}`
        answers.push([`${kind}-${language}.json`, await (await api.get(path)).json()])
      }
    return Object.fromEntries(answers)
  }

  test('brings the pages of this server back as they were, from its own API', async () => {
    const { db } = api.services
    const before = await exportAll()
    const same = await importFrom('itself', before)
    const { page, post } = same.counts
    expect([page?.created, page?.skipped, post?.created, post?.skipped]).toEqual([0, 0, 0, 0])
    await changeContent(db, async (trx) => {
      for (const table of ['page', 'page_edit', 'page_version'] as const)
        await trx.deleteFrom(table).execute()
    })
    const report = await importFrom('again', before)
    const { length } = Object.values(before).flat()
    expect((report.counts.page?.created ?? 0) + (report.counts.post?.created ?? 0)).toBe(length)
    expect(report.notes).toEqual([])
    const after = await exportAll()
    const comparable = (answers: typeof before) =>
      Object.fromEntries(
        Object.entries(answers).map(([name, pages]) => [
          name,
          pages
            .map(({ modified, id, translations, date, ...rest }) => rest)
            .toSorted((one, other) => (String(one.link) < String(other.link) ? -1 : 1)),
        ]),
      )
    expect(comparable(after)).toEqual(comparable(before))
    const repeated = await importFrom('again', before)
    expect(repeated.counts.page).toMatchObject({ created: 0, updated: 0, kept: 0, skipped: 0 })
  })

  test('brings the content of another shop of this kind from its address', async () => {
    const { db, files } = api.services
    const bytes = await png({ width: 30, height: 30 })
    const added = await addMedia(api.services, { name: 'x.png', bytes }, { actor: null, now })
    if (!added.ok) throw new Error(added.refusal)
    await changeHead(db, 'imprint', 'de', { picture: `/media/${added.value.id}` })
    const server = createServer(async ({ url = '' }, response) => {
      const answer = await api.get(url.replace('/api', ''))
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const source = webSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`)
    const options = { db, files, source, name: 'web', now, progress: () => {} }
    const report = await runImport({ ...options, isDryRun: true })
    expect(report.notes).toEqual([])
    const { media, page, post, remedy, product, location } = report.counts
    const counts = [media, page, post, remedy, product, location]
    for (const each of counts) expect(each).toMatchObject({ created: 0, skipped: 0 })
    expect([media?.read, location?.read]).toEqual([1, 400])
    expect(page?.read).toBeGreaterThan(200)
  })
})
