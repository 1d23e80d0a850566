import { beforeAll, describe, expect, test } from 'vitest'
import { downloadFiles, downloadOrderForm, downloadPage } from '../../../demo/downloads.ts'
import { languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

describe.each(databases)('downloads on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return () => api.close()
  })

  const who = async (user_can_order_with_form: boolean) =>
    api.bearer((await api.newAccount({ user_can_order_with_form })).id)
  const get = (id: string, headers: Record<string, string>) =>
    api.get(`/shop/downloads/${id}`, headers)

  test.each(Object.keys(downloadFiles))('sends %s as PDF to a permitted account', async (id) => {
    const answer = await get(id, await who(true))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Trois-Sources/,
    )
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    const all = languages.flatMap((language) => [
      ...downloadPage[language].documents.map(({ file }) => file),
      downloadOrderForm[language].file,
    ])
    expect(all.find((file) => file.id === id)?.filesize).toBe(body.length)
    const without = await get(id, await who(false))
    expect(without.status).toBe(id.startsWith('order-form') ? 404 : 200)
    // An unread body keeps its file open.
    await without.body?.cancel()
    expect((await get(id, {})).status).toBe(401)
  })

  test.each(['none', '..%2Fofficina.sqlite', 'download_page'])('responds 404 to %s', async (id) => {
    expect((await get(id, await who(true))).status).toBe(404)
  })

  test('lists the downloads in each language', async () => {
    const dataOf = async (may: boolean) =>
      (await (await api.get('/sn_api/user', await who(may))).json()).data
    const { download_page, download_order_form } = await dataOf(true)
    for (const language of languages) {
      expect(download_page[language].title).toBe(downloadPage[language].title)
      expect(download_order_form[language].file).toEqual({
        id: `order-form-${language}`,
        url: `/api/shop/downloads/order-form-${language}`,
        filesize: downloadOrderForm[language].file.filesize,
      })
    }
    expect((await dataOf(false)).download_order_form).toEqual({
      fr: null,
      en: null,
      de: null,
      it: null,
    })
  })
})
