import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api.fixtures.ts'

const familyKit = 53_001
const cream = 'single-homeopathy-ch-creme-50g'

describe.each(databases)('the catalogue of the back office on $name', ({ open }) => {
  let api: TestApi
  let administrator: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    administrator = await api.bearer((await api.newAccount({ role: 'administrator' })).id)
    return () => api.close()
  })

  const get = async (path: string, language = 'de') => {
    const response = await api.get(path, { ...administrator, 'accept-language': language })
    return { response, body: await response.json() }
  }
  const send = async (method: string, path: string, body?: object) => {
    const response = await api.request(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...administrator,
        'accept-language': 'en',
        ...(body && { 'content-type': 'application/json' }),
      },
    })
    return { status: response.status, body: await response.json() }
  }
  const upload = async (text: string) => {
    const form = new FormData()
    form.set('file', new File([text], 'Preise.csv'))
    const request = new Request('http://shop.example/', { method: 'POST', body: form })
    const response = await api.request('/admin/imports/prices/files', {
      method: 'POST',
      body: await request.arrayBuffer(),
      headers: { ...administrator, 'content-type': request.headers.get('content-type') ?? '' },
    })
    expect(response.status).toBe(201)
    return response.json()
  }
  const auditOf = (resource: string, recordId: string | number) =>
    api.services.db
      .selectFrom('audit_event')
      .select(['action', 'label', 'before', 'after'])
      .where('resource', '=', resource)
      .where('record_id', '=', String(recordId))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  const priceOf = async (code: string) => {
    const { body } = await get(`/admin/prices?search=${code}`)
    return body.find((price: { code: string }) => price.code === code)
  }

  test('lists products with names in the language of the request', async () => {
    const { response, body } = await get('/admin/products?kind=kit&sort=position&range=[0,1]')
    expect(response.headers.get('content-range')).toBe('products 0-1/9')
    expect(body[0]).toMatchObject({ id: familyKit, name: 'Hausapotheke', price: '129.00' })
  })

  test('changes texts of one language, keeps the others, and records the change', async () => {
    const before = (await get(`/admin/products/${familyKit}`)).body
    const texts = { ...before.texts, title: { ...before.texts.title, de: '<b>Hausapotheke</b>' } }
    const changed = await send('PATCH', `/admin/products/${familyKit}`, {
      texts,
      price: '131,50',
      version: before.version,
    })
    expect(changed).toMatchObject({ status: 200, body: { price: '131.50' } })
    expect(changed.body.texts.title).toEqual(texts.title)
    expect(changed.body.texts.description_short).toEqual(before.texts.description_short)
    const [event] = await auditOf('catalogue', familyKit)
    expect(event).toMatchObject({
      action: 'update',
      before: { price: 12_900, title_de: 'Hausapotheke' },
      after: { price: 13_150, title_de: '<b>Hausapotheke</b>' },
    })
    const stale = await send('PATCH', `/admin/products/${familyKit}`, {
      nr: 5,
      version: before.version,
    })
    expect(stale).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
  })

  test('creates a product with a new category, hidden until it is shown', async () => {
    const noTexts = { fr: '', en: '', de: '', it: '' }
    const texts = {
      title: { ...noTexts, fr: 'Coffret d’automne' },
      description_short: noTexts,
      description: noTexts,
      indication: noTexts,
      posology: noTexts,
      ingredients: noTexts,
      general_information: noTexts,
    }
    const request = { kind: 'seasonal', texts, price: '45', newCategories: ['Nouveautés'] }
    const created = await send('POST', '/admin/products', request)
    expect(created).toMatchObject({
      status: 201,
      body: {
        code: expect.stringMatching(/^coffret-d/),
        isListed: false,
        categories: ['nouveautes'],
      },
    })
    const [category] = ['en', 'fr'].map((language) => ({ ...noTexts, [language]: 'Nouveautés' }))
    const address = '/admin/product-categories/nouveautes'
    expect((await get(address)).body).toMatchObject({ name: 'Nouveautés', names: category })
    const names = { ...noTexts, fr: 'Nouveautés', en: 'New', de: 'Neu' }
    const renamed = await send('PATCH', address, { names })
    expect(renamed.body).toEqual({ id: 'nouveautes', name: 'New', names, products: 1 })
    expect(await send('PATCH', address, { names: noTexts })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'names.fr': expect.any(String) } } },
    })
    expect(await send('POST', '/admin/products', { ...request, price: 'zwölf' })).toMatchObject({
      status: 422,
      body: { code: 'amount_not_a_number', data: { fields: { price: expect.any(String) } } },
    })
  })

  test('orders the products of a range', async () => {
    const { body } = await get('/admin/products?kind=kit&sort=position&range=[0,99]')
    const ids = body.map(({ id }: { id: number }) => id).toReversed()
    expect(await send('POST', '/admin/product-order', { kind: 'kit', ids })).toMatchObject({
      status: 200,
    })
    const after = (await get('/admin/products?kind=kit&sort=position&range=[0,99]')).body
    expect(after.map(({ id }: { id: number }) => id)).toEqual(ids)
    const incomplete = await send('POST', '/admin/product-order', { kind: 'kit', ids: [1] })
    expect(incomplete).toMatchObject({ status: 409, body: { code: 'order_incomplete' } })
  })

  test('names the place of an unreadable range of dilutions, and the field of wrong limits', async () => {
    const { body: remedy } = await get('/admin/remedies/1')
    const change = { ch: '3-30,2oo', version: remedy.version }
    expect(await send('PATCH', '/admin/remedies/1', change)).toMatchObject({
      status: 422,
      body: {
        code: 'range_unreadable',
        data: {
          fields: { ch: 'Character 6: “2oo” is not a dilution of the scale CH.' },
          at: 5,
          found: '2oo',
        },
      },
    })
    const wrongLimits = { lm: { from: 9, to: 6 }, version: remedy.version }
    const limits = await send('PATCH', '/admin/remedies/1', wrongLimits)
    expect(limits.body.data.fields).toHaveProperty(['lm.from'])
    const right = await send('PATCH', '/admin/remedies/1', { ...change, ch: '3 - 30, 200' })
    expect(right).toMatchObject({ status: 200, body: { ch: '3-30,200' } })
    expect((await auditOf('catalogue', 1))[0]).toMatchObject({ after: { ch: '3-30,200' } })
  })

  test('finds remedies and synonyms', async () => {
    const { body } = await get('/admin/remedies?search=arnica&family=homeopathy')
    expect(body.length).toBeGreaterThan(0)
    const { response } = await get('/admin/synonyms?search=bergwohlverleih')
    expect(response.headers.get('content-range')).toMatch(/^synonyms /)
  })

  test('names planned prices of ready products as the reader knows them', async () => {
    const [kit] = (await get('/admin/prices?search=travel-kit')).body
    const day = { validFrom: '2026-11-30', version: kit.version }
    const planned = { price: '99.95', acceptsUnusualPrice: true, ...day }
    await send('PATCH', `/admin/prices/${kit.id}`, planned)
    const [row] = (await get('/admin/planned-prices')).body
    expect(row).toMatchObject({ productId: kit.id, name: 'Reiseapotheke' })
    await send('POST', `/admin/price-changes/${row.id}/undo`)
  })

  test('plans a price, shows it, and cancels it', async () => {
    const { id, version, name } = await priceOf(cream)
    expect(name).toMatch(/^Einzelmittel · /)
    const planned = await send('PATCH', `/admin/prices/${id}`, {
      price: '99.95',
      acceptsUnusualPrice: true,
      validFrom: '2026-11-30',
      version,
    })
    expect(planned).toMatchObject({
      status: 200,
      body: { scheduled: { price: '99.95', validFrom: '2026-11-30' } },
    })
    const [row] = (await get('/admin/planned-prices')).body
    expect(row).toMatchObject({ productId: id, price: '99.95', validFrom: '2026-11-30', name })
    expect((await auditOf('prices', id))[0]).toMatchObject({ action: 'schedule' })
    expect(await send('POST', `/admin/price-changes/${row.id}/undo`)).toMatchObject({
      status: 200,
    })
    expect((await priceOf(cream)).scheduled).toBeNull()
    const past = { price: '1.00', validFrom: '2026-11-20', version }
    expect(await send('PATCH', `/admin/prices/${id}`, past)).toMatchObject({
      status: 422,
      body: { code: 'day_passed', data: { fields: { validFrom: expect.any(String) } } },
    })
  })

  test('explains a price in words, and what is missing', async () => {
    const request = {
      family: 'homeopathy',
      scale: 'CH',
      dilution: '30',
      form: 'granules',
      size: 'tube-4g',
    }
    const { body } = await send('POST', '/admin/price-simulator', request)
    expect(body.price).toMatch(/^\d+\.\d\d$/)
    expect(body.reasons[0]).toMatch(/^The dilution 30 CH is in price category \d+\.$/)
    expect(body.candidates).toHaveLength(1)
    const [{ code, productId }] = body.candidates
    const { version } = await priceOf(code)
    await send('POST', `/admin/prices/${productId}/listed`, { isListed: false, version })
    const missing = await send('POST', '/admin/price-simulator', request)
    expect(missing.body).toMatchObject({ price: null, candidates: [{ code, price: null }] })
    const report = (await get('/admin/missing-prices?range=[0,99]')).body
    expect(report.find(({ id }: { id: string }) => id === code)).toMatchObject({
      isOffered: true,
      hidden: { id: productId },
    })
  })

  test('sets a missing price', async () => {
    const slug = 'schussler-salts-powder'
    await api.services.db.deleteFrom('product').where('slug', '=', slug).execute()
    const created = await send('POST', '/admin/prices', { code: slug, price: '14.20' })
    expect(created).toMatchObject({ status: 201, body: { price: '14.20', code: slug } })
    expect(await send('POST', '/admin/prices', { code: slug, price: '14.20' })).toMatchObject({
      status: 409,
    })
  })

  test('imports exactly what the preview shows, and undoes it', async () => {
    const { id: fileId, fileName } = await upload(`Code;Preis\n${cream};88.00\n`)
    const { body: preview } = await get(`/admin/imports/prices/files/${fileId}`)
    expect(preview).toMatchObject({ changed: 1, created: 0, wrong: 0, unusual: 1 })
    const { body: differences } = await get(`/admin/imports/prices/files/${fileId}/differences`)
    expect(differences).toMatchObject([
      { row: 2, fields: [{ label: 'Preis', after: '88.00' }], state: 'changed' },
    ])
    const unconfirmed = { fileId, fileName, hash: preview.hash }
    expect(await send('POST', '/admin/imports/prices', unconfirmed)).toMatchObject({
      status: 422,
      body: { code: 'prices_unusual' },
    })
    const request = { ...unconfirmed, acceptsUnusualPrice: true }
    const applied = await send('POST', '/admin/imports/prices', request)
    expect(applied).toMatchObject({ status: 201, body: { changed: 1, skipped: 0 } })
    expect((await priceOf(cream)).price).toBe('88.00')
    expect(await send('POST', '/admin/imports/prices', request)).toMatchObject({ status: 409 })
    const undone = await send('POST', `/admin/imports/prices/applied/${applied.body.id}/undo`)
    expect(undone).toMatchObject({ status: 200, body: { undone: 1 } })
    expect((await auditOf('prices', applied.body.id)).map(({ action }) => action)).toEqual([
      'undo',
      'import',
    ])
  })

  test('refuses a file with wrong rows, which it names with the reason', async () => {
    const before = await priceOf(cream)
    const { id: fileId, fileName } = await upload(`Code;Preis\n${cream};77.00\nno-such;=1+1\n`)
    const { body: errors } = await get(`/admin/imports/prices/files/${fileId}/errors`, 'en')
    expect(errors).toEqual([
      {
        row: 3,
        column: 'Preis',
        message: 'The cell has a formula. Insert its value instead.',
      },
    ])
    const { body: preview } = await get(`/admin/imports/prices/files/${fileId}`)
    const refused = await send('POST', '/admin/imports/prices', {
      fileId,
      fileName,
      hash: preview.hash,
    })
    expect(refused).toMatchObject({ status: 422, body: { code: 'rows_wrong' } })
    expect(await priceOf(cream)).toEqual(before)
    const { id } = await upload('nothing')
    expect((await get(`/admin/imports/prices/files/${id}`)).response.status).toBe(422)
    expect((await get(`/admin/imports/prices/files/${crypto.randomUUID()}`)).response.status).toBe(
      404,
    )
  })

  test('exports prices as a file that the import reads', async () => {
    const response = await api.get('/admin/imports/prices.csv?lang=de', administrator)
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
    const { id } = await upload(await response.text())
    const { body } = await get(`/admin/imports/prices/files/${id}`)
    expect(body).toMatchObject({ changed: 0, created: 0, wrong: 0 })
  })
})
