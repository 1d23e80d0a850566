import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { findPictures } from '../content/pictures/find-pictures.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { folderStore } from '../files/folder-store.ts'
import { deleteExpiredData } from '../housekeeping.ts'
import { addMedia } from './add-media.ts'
import { changeMedia, deleteMedia } from './change-media.ts'
import { findMedia, listMedia, listTags } from './list-media.ts'
import { makePicture } from './make-picture.ts'
import { photo, pixelBomb, png, renderPictures } from './media.fixtures.ts'
import { pictureFileId, readFile } from './media-files.ts'
import { replaceMedia } from './replace-media.ts'

const now = new Date('2026-11-23T09:00:00Z')
const change = { actor: null, now }

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

describe.each(databases)('the media library on $name', ({ open }) => {
  let db: Database
  const files = folderStore({ dataDir: temporaryFolder() })
  const services = () => ({ db, files, wakeWorker: () => {} })
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const add = async (name: string, bytes: Uint8Array) => {
    const added = await addMedia(services(), { name, bytes }, change)
    if (!added.ok) throw new Error(added.refusal)
    return added.value.id
  }
  const find = async (id: string) => {
    const found = await findMedia(db, id)
    if (!found) throw new Error('no such media')
    return found
  }
  const showIn = async (language: 'de' | 'fr', id: string) =>
    (await findPictures(db, language))(`/media/${id}`)

  test('offers the preview first, then every width and format', async () => {
    const id = await add('C:\\Bilder\\Kräuter im Garten.JPG', await photo())
    const added = await find(id)
    expect(added).toMatchObject({
      title: 'Kräuter im Garten',
      kind: 'picture',
      width: 1_000,
      height: 600,
      reference: `/media/${id}`,
      isReady: false,
    })
    expect(added.address).toMatch(/^\/media\/[\da-f]{32}\/krauter-im-garten-480\.webp$/)
    await renderPictures(db, files)
    const rendered = await find(id)
    expect(rendered.isReady).toBe(true)
    expect(rendered.address).toMatch(/-1000\.jpg$/)
    const rows = await db.selectFrom('media_file').select(['width', 'format']).execute()
    expect(rows.map(({ width, format }) => `${width}.${format}`).sort()).toEqual([
      '1000.avif',
      '1000.jpg',
      '1000.webp',
      '480.avif',
      '480.webp',
      '800.avif',
      '800.webp',
    ])
  })

  test('removes metadata and applies the rotation', async () => {
    const turned = await sharp(await photo({ width: 300, height: 200, background: '#123' }))
      .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const id = await add('turned.jpg', turned)
    expect(await find(id)).toMatchObject({ width: 200, height: 300 })
    const { hash } = await db
      .selectFrom('media')
      .select('hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const preview = await readFile(files, pictureFileId(hash, 200, 'webp'))
    const { exif, width } = await sharp(preview).metadata()
    expect([exif, width]).toEqual([undefined, 200])
  })

  test('returns what the library has when a file is uploaded again', async () => {
    const bytes = await png({ background: '#456' })
    const id = await add('first.png', bytes)
    expect(await addMedia(services(), { name: 'second.png', bytes }, change)).toEqual({
      ok: true,
      value: { id, isKnown: true },
    })
  })

  test.each([
    ['nothing', undefined, 'media-missing'],
    ['an empty file', { name: 'x.jpg', bytes: new Uint8Array() }, 'media-missing'],
    ['an SVG', { name: 'x.png', bytes: svg }, 'media-type'],
    ['a text', { name: 'x.jpg', bytes: Buffer.from('hello') }, 'media-type'],
    [
      'an encrypted PDF',
      { name: 'x.pdf', bytes: Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R/Encrypt 9 0 R>>') },
      'media-locked',
    ],
    [
      'a broken JPEG',
      { name: 'x.jpg', bytes: Buffer.from('\xff\xd8\xff\xe0....JFIF', 'latin1') },
      'media-broken',
    ],
    ['25 MB', { name: 'x.jpg', bytes: Buffer.alloc(25_000_001, 0xff) }, 'media-too-large'],
  ])('refuses to add %s', async (_, sent, refusal) => {
    expect(await addMedia(services(), sent, change)).toEqual({ ok: false, refusal })
  })

  test('refuses pictures of too many pixels and leading bytes before a document', async () => {
    const bomb = { name: 'x.png', bytes: await pixelBomb() }
    expect(await addMedia(services(), bomb, change)).toMatchObject({ refusal: 'media-broken' })
    const hidden = { name: 'x.pdf', bytes: Buffer.concat([Buffer.from('<b>'), pdf]) }
    expect(await addMedia(services(), hidden, change)).toMatchObject({ refusal: 'media-type' })
  })

  test('accepts a JPEG without its end marker, and refuses one that is cut', async () => {
    const whole = await photo({ width: 300, height: 200 })
    const noEnd = whole.subarray(0, -2)
    for (const bytes of [noEnd, Buffer.concat([noEnd, Buffer.from('SEFTtrailer')])]) {
      const picture = await makePicture(bytes, { width: 8, format: 'jpg' })
      const { width } = await sharp(picture).metadata()
      expect(width).toBe(8)
    }
    const cut = { name: 'x.jpg', bytes: whole.subarray(0, whole.length / 2) }
    expect(await addMedia(services(), cut, change)).toMatchObject({ refusal: 'media-broken' })
  })

  test('shows the first frame of an animation', async () => {
    const frames = await sharp(
      [
        await png({ width: 20, height: 10 }),
        await png({ width: 20, height: 10, background: '#f00' }),
      ],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    const id = await add('animation.gif', frames)
    expect(await find(id)).toMatchObject({ width: 20, height: 10, media_type: 'image/gif' })
  })

  test('shows the first picture of an animated AVIF', async () => {
    const animation = await sharp(await png({ width: 20, height: 10 }))
      .avif()
      .toBuffer()
    animation.write('avis', 8, 'latin1')
    const id = await add('animation.avif', animation)
    expect(await find(id)).toMatchObject({ width: 20, height: 10, media_type: 'image/avif' })
  })

  test('shows texts of the language and the focal point on pages', async () => {
    const id = await add('sage.png', await png({ background: '#0a0' }))
    const alternativeTexts = { fr: 'Sauge', en: 'Sage', de: 'Salbei', it: 'Salvia' }
    const changed = await changeMedia(
      db,
      { id, version: 1, alternativeTexts, tags: ['Plants'], focus: { x: 10, y: 90 } },
      change,
    )
    expect(changed.ok).toBe(true)
    expect(await showIn('de', id)).toMatch(/#1000,600,10,90,0,Salbei$/)
    expect(await showIn('fr', id)).toMatch(/Sauge$/)
    expect(await changeMedia(db, { id, version: 1, title: 'x' }, change)).toMatchObject({
      refusal: 'edit-conflict',
    })
  })

  test('the media library is searched without case and accents, by words and by tag', async () => {
    await add('Éléphant rose.png', await png({ background: '#f9c' }))
    const query = { offset: 0, limit: 10, sort: 'createdAt', direction: 'desc' } as const
    const titles = async (filter: { search?: string; tag?: string }) =>
      (await listMedia(db, { ...query, ...filter })).rows.map(({ title }) => title)
    expect(await titles({ search: 'ROSE elephant' })).toEqual(['Éléphant rose'])
    expect(await titles({ search: '%' })).toEqual([])
    expect(await titles({ tag: 'plants' })).toEqual(['sage'])
    expect(await titles({ tag: 'salbei-x' })).toEqual([])
    expect(await titles({ tag: 'plan' })).toEqual([])
    expect(await listTags(db)).toContain('Plants')
  })

  test('refuses to delete what a page, a draft or an option shows', async () => {
    const id = await add('used.png', await png({ background: '#099' }))
    const page = {
      page_key: 'company.story',
      language: 'de',
      title: 'Unsere Geschichte',
      description: '',
      meta: json([]),
      updated_at: now,
      blocks: json([{ type: 'header_image', image: `/media/${id}` }]),
    }
    await db.insertInto('page').values(page).execute()
    expect(await deleteMedia(db, { id, version: 1 }, change)).toEqual({
      ok: false,
      refusal: {
        code: 'media-used',
        uses: [{ kind: 'page', id: 'company.story', language: 'de', name: 'Unsere Geschichte' }],
      },
    })
    await db.deleteFrom('page').execute()
    expect(await deleteMedia(db, { id, version: 1 }, change)).toMatchObject({ ok: true })
    expect(await findMedia(db, id)).toBeUndefined()
  })

  test('replaces a picture where it is used and keeps former files for a day', async () => {
    const id = await add('logo.png', await png({ background: '#333' }))
    await renderPictures(db, files)
    const before = await showIn('de', id)
    const bytes = await png({ background: '#666', width: 700 })
    const replaced = { id, version: 1, sent: { name: 'other.png', bytes } }
    expect(await replaceMedia(services(), replaced, change)).toMatchObject({ ok: true })
    const after = await showIn('de', id)
    expect(after).not.toBe(before)
    expect(await find(id)).toMatchObject({ title: 'logo', width: 700, version: 2, isReady: false })
    const formerHash = before.split('/')[2] ?? ''
    const former = pictureFileId(formerHash, 480, 'webp')
    expect(await files.size(former)).toBeGreaterThan(0)
    const sweepAfterDays = (days: number) =>
      deleteExpiredData({ db, files, now: () => new Date(Date.now() + days * 86_400_000) })
    await sweepAfterDays(1.1)
    // Quarantined, with the original: their rows are deleted.
    expect(await files.size(former)).toBeGreaterThan(0)
    expect(await sweepAfterDays(2)).toMatchObject({ unknown: 0 })
    await sweepAfterDays(33)
    expect(await files.size(former)).toBeUndefined()
    expect(await files.size(`original-${formerHash}`)).toBeUndefined()
    expect(await files.size(pictureFileId(after.split('/')[2] ?? '', 480, 'webp'))).toBeDefined()
  })

  test('refuses to replace a picture by a document or by a known picture', async () => {
    const id = await add('one.png', await png({ background: '#811' }))
    const known = await png({ background: '#822' })
    await add('two.png', known)
    const replace = (bytes: Uint8Array) =>
      replaceMedia(services(), { id, version: 1, sent: { name: 'x', bytes } }, change)
    expect(await replace(pdf)).toMatchObject({ refusal: 'media-kind' })
    expect(await replace(known)).toMatchObject({ refusal: 'media-known' })
    expect(await find(id)).toMatchObject({ version: 1 })
  })

  test('keeps the address of a replaced document and tells downloads its size', async () => {
    const id = await add('Preisliste.pdf', pdf)
    const file = { id, name: 'Preisliste.pdf', filesize: pdf.byteLength }
    const value = json({ title: 'x', text: '', documents: [{ label: 'x', file }] })
    await db.insertInto('option').values({ name: 'download_page', language: 'de', value }).execute()
    const longer = Buffer.concat([pdf, Buffer.from('\n%more')])
    const replaced = { id, version: 1, sent: { name: 'x.pdf', bytes: longer } }
    expect(await replaceMedia(services(), replaced, change)).toMatchObject({ ok: true })
    expect(await readFile(files, id)).toEqual(longer)
    const { value: stored } = await db
      .selectFrom('option')
      .select('value')
      .where('name', '=', 'download_page')
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ documents: [{ file: { filesize: longer.byteLength } }] })
  })
})
