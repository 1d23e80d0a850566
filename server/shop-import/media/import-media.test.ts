import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { folderStore } from '../../files/folder-store.ts'
import { changeMedia } from '../../media/change-media.ts'
import { pixelBomb, png } from '../../media/media.fixtures.ts'
import { exportFolder, mediaRecord } from '../former-shop.fixtures.ts'
import { runImport } from '../import-shop.ts'
import { folderSource } from '../source/folder-source.ts'
import { webSource } from '../source/web-source.ts'

const now = new Date('2026-11-28T12:00:00Z')

describe.each(databases)('the import of pictures and documents on $name', ({ open }) => {
  let db: Database
  const files = folderStore({ dataDir: temporaryFolder() })
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const importFrom = async (content: Readonly<Record<string, unknown>>, isDryRun = false) => {
    const source = await folderSource(exportFolder(content))
    const options = { db, files, source, name: 'shop', isDryRun, now, progress: () => {} }
    return runImport(options)
  }
  const listMedia = () => db.selectFrom('media').selectAll().orderBy('title').execute()

  test('brings each file once, with its texts per language, and never undoes a change here', async () => {
    const german = mediaRecord(1, '2019/roots.png', { title: { rendered: 'Wurzeln &amp; Erde' } })
    const french = {
      ...mediaRecord(2, '2019/roots.png'),
      lang: 'fr',
      link: '',
      alt_text: 'Racines',
      caption: { rendered: '<p>Au jardin</p>' },
    }
    const content = {
      'media.json': [{ ...german, caption: { rendered: '<p>Im Garten</p>' } }, french],
      'media-it.json': [
        mediaRecord(3, '2020/leaf.png', { link: '', alt_text: 'Foglia' }),
        { ...german, lang: 'it', link: '', alt_text: 'Radici' },
      ],
      'files/2019/roots.png': await png({ width: 30, height: 20 }),
      'files/2020/leaf.png': await png({ width: 20, height: 30 }),
    }
    const planned = await importFrom(content, true)
    expect(await listMedia()).toEqual([])
    const report = await importFrom(content)
    expect({ ...report, isDryRun: true }).toEqual(planned)
    expect(report.counts.media).toMatchObject({ read: 2, created: 2, skipped: 0 })
    expect(report.unknownFields.media).toMatchObject({ caption: 1, 'caption fr': 1 })
    const kept = await db.selectFrom('imported_record').select('unknown').execute()
    expect(kept.map(({ unknown }) => unknown)).toContainEqual(
      expect.objectContaining({
        caption: { rendered: '<p>Im Garten</p>' },
        'caption fr': { rendered: '<p>Au jardin</p>' },
      }),
    )
    const [leaf, roots] = await listMedia()
    expect(leaf?.alternative_texts).toEqual({ fr: '', en: '', de: '', it: 'Foglia' })
    expect(roots).toMatchObject({
      ...{ kind: 'picture', title: 'Wurzeln & Erde', width: 30, height: 20 },
      alternative_texts: { fr: 'Racines', en: '', de: 'Ein Bild 1', it: 'Radici' },
    })
    expect(await files.size(`original-${roots?.hash}`)).toBeGreaterThan(50)
    const jobs = db.selectFrom('outbox').select('id').where('kind', 'like', '%picture%').execute()
    expect(await jobs).toHaveLength(2)

    if (!roots) throw new Error('the picture is missing')
    const alternativeTexts = { ...roots.alternative_texts, de: 'Wurzeln im Licht' }
    const { id, version } = roots
    await changeMedia(db, { id, version, alternativeTexts }, { actor: null, now })
    const again = await importFrom({
      ...content,
      'media.json': [
        { ...german, alt_text: 'Wurzeln' },
        { ...french, alt_text: 'Des racines' },
      ],
    })
    expect(again.counts.media).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect(again.notes.map(({ note }) => note)).toEqual([['changed-here', 'alt_de']])
    expect((await listMedia())[1]?.alternative_texts).toMatchObject({
      ...{ de: 'Wurzeln im Licht', fr: 'Des racines' },
    })
    expect(await listMedia()).toHaveLength(2)
  })

  test('names files that are missing, empty, broken or of another kind', async () => {
    const names = ['gone.png', 'empty.png', 'script.svg', 'bomb.png']
    const report = await importFrom({
      'media.json': [...names.map((name, at) => mediaRecord(at + 10, name)), { id: 20 }],
      'files/empty.png': '',
      'files/script.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'files/bomb.png': await pixelBomb(),
    })
    expect(report.counts.media).toMatchObject({ created: 0, skipped: 5 })
    expect(report.notes.map(({ id, note }) => `${id.split('/').at(-1)}: ${note}`)).toEqual([
      'gone.png: file-missing',
      'empty.png: file-refused,media-missing',
      'script.svg: file-refused,media-type',
      'bomb.png: file-refused,media-broken',
      '20: file-address-missing',
    ])
  })

  test('fails where there is no list, and names files that are none', async () => {
    await expect(importFrom({})).rejects.toThrow('source-without-lists')
    await expect(importFrom({ 'notes.txt': '' })).rejects.toThrow('source-without-lists')
    await expect(importFrom({ 'media.json': '[' })).rejects.toThrow('not-json media.json')
    const report = await importFrom({
      ...{ 'customers.json': [], 'customers-de.json': [], 'orders.xlsx': '' },
      ...{ 'uploads/roots.png': '', 'files/leaf.png': '', '.DS_Store': '' },
    })
    const names = ['customers-de.json', 'orders.xlsx', 'uploads/']
    expect(report.notes.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      names.map((id) => ({ kind: 'source', id, note: ['file-not-read'] })),
    )
  })

  test('ends at the first request when the address cannot be reached', async () => {
    const retried: unknown[] = []
    const source = webSource('http://127.0.0.1:9', {
      retryMs: 1,
      retrying: ([code]) => retried.push(code),
    })
    const options = { db, files, source, name: 'away', isDryRun: true, now, progress: () => {} }
    await expect(runImport(options)).rejects.toThrow('address-unreachable http://127.0.0.1:9')
    expect(retried).toEqual(['address-unreachable', 'address-unreachable'])
  })

  test('says that a list is broken, and imports the others', async () => {
    const report = await importFrom({ 'media.json': '[{"id": 1', 'customers.json': [] })
    expect(report.notes).toMatchObject([{ kind: 'media', note: ['not-json', 'media.json'] }])
  })
})
