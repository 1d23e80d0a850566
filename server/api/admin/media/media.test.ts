import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { json } from '../../../db/json.ts'
import { png } from '../../../media/media.fixtures.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('the media library by the API on $name', ({ open }) => {
  let api: TestApi
  let editor: Record<string, string>
  beforeAll(async () => {
    api = openTestApi(await open())
    editor = await api.bearer((await api.newAccount({ role: 'editor' })).id)
    return () => api.close()
  })

  const upload = (path: string, name: string, bytes: Uint8Array, fields = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries<string>(fields)) form.set(field, value)
    form.set('file', new File([new Uint8Array(bytes)], name))
    return api.request(path, { method: 'POST', body: form, headers: editor })
  }
  const patch = (id: string, body: unknown) =>
    api.request(`/admin/media/${id}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...editor },
    })

  test('adds a picture, changes its texts and deletes it', async () => {
    const answer = await upload('/admin/media', 'Salbei.png', await png())
    expect(answer.status).toBe(201)
    const added = await answer.json()
    expect(added).toMatchObject({
      title: 'Salbei',
      kind: 'picture',
      mediaType: 'image/png',
      focus: { x: 50, y: 50 },
      isReady: false,
      uses: [],
    })
    const again = await upload('/admin/media', 'Kopie.png', await png())
    expect([again.status, (await again.json()).id]).toEqual([200, added.id])

    const alternativeTexts = { fr: 'Sauge', en: 'Sage', de: 'Salbei', it: 'Salvia' }
    const changed = await patch(added.id, {
      version: 1,
      alternativeTexts,
      credit: '<script>alert(1)</script>',
      focus: { x: 20, y: 80 },
    })
    expect(await changed.json()).toMatchObject({
      version: 2,
      alternativeTexts,
      credit: '<script>alert(1)</script>',
      focus: { x: 20, y: 80 },
    })
    const listed = await api.get('/admin/media?search=salvia&kind=picture', editor)
    expect(listed.headers.get('content-range')).toBe('media 0-0/1')
    expect((await patch(added.id, { version: 1, title: 'x' })).status).toBe(409)

    const replaced = await upload(
      `/admin/media/${added.id}/file`,
      'x.png',
      await png({ width: 90 }),
      {
        version: '2',
      },
    )
    expect(await replaced.json()).toMatchObject({ version: 3, width: 90, alternativeTexts })

    const value = json([
      { text: 'x', link: 'https://x.example', day: '2026-11-23', picture: added.reference },
    ])
    const { db } = api.services
    await db
      .insertInto('option')
      .values({ name: 'social_feed_posts', language: '', value })
      .execute()
    const remove = () =>
      api.request(`/admin/media/${added.id}?version=3`, { method: 'DELETE', headers: editor })
    const refused = await remove()
    expect([refused.status, (await refused.json()).data.uses]).toMatchObject([
      409,
      [{ kind: 'option', id: 'social_feed_posts' }],
    ])
    await db.deleteFrom('option').execute()
    expect((await remove()).status).toBe(204)
    expect((await api.get(`/admin/media/${added.id}`, editor)).status).toBe(404)
    const events = await db
      .selectFrom('audit_event')
      .select('action')
      .where('resource', '=', 'media')
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['create', 'change', 'replace', 'delete'])
  })

  test.each([
    ['SVG', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'media_type'],
    ['HTML named as a picture', 'x.png', '<script>alert(1)</script>', 422, 'media_type'],
    ['an empty file', 'x.png', '', 422, 'media_missing'],
  ])('refuses to upload %s', async (_, name, text, status, code) => {
    const answer = await upload('/admin/media', name, Buffer.from(text))
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
  })

  test('refuses 26 MB while reading', async () => {
    const answer = await upload('/admin/media', 'x.png', Buffer.alloc(26_000_000))
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
  })

  test.each([
    [{ version: 1, focus: { x: 101, y: 0 } }],
    [{ version: 1, title: '' }],
    [{ version: 1, title: 'x'.repeat(121) }],
    [{ version: 1, tags: ['a\nb'] }],
    [{ title: 'x' }],
  ])('refuses the change %j', async (body) => {
    expect((await patch('none', body)).status).toBe(422)
  })
})
