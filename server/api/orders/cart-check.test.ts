import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const kit = { id: 53_001, quantity: 1, name: 'Hausapotheke', info: { type: 'kit' } }
const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }
const unnamed = {
  id: 0,
  quantity: 1,
  name: 'Eigene Mischung',
  info: {
    type: 'custom',
    substances: ['Homeopathy: Arnica montana 30CH'],
    form: 'globuli',
    size: 'tube-1g',
  },
}

describe.each(databases)('the cart check API on $name', ({ open }) => {
  let api: TestApi
  let user: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    user = await api.bearer((await api.newAccount()).id)
    return api.close
  })

  const check = async (items: readonly unknown[], lang = 'fr', headers = user) => {
    const answer = await api.post(`/shop/cart/check?lang=${lang}`, { items }, headers)
    return { status: answer.status, body: await answer.json() }
  }
  const priceOf = async (body: object) => (await api.post('/shop/price', body)).json()

  test.each([
    ['fr', 'Trousse familiale', 'Mélange personnel'],
    ['de', 'Hausapotheke', 'Eigene Mischung'],
  ])(
    'names lines in %s and returns current prices, regardless of stored values',
    async (lang, ...names) => {
      const found = await priceOf({ family: 'homeopathy', ...globuli, remedy: 159 })
      const mixture = { ...unnamed, id: found.productId, price: '0.05' }
      const { status, body } = await check([{ ...kit, price: '1.00' }, mixture], lang)
      expect(status).toBe(200)
      expect(body.lines).toMatchObject([
        { line: 0, name: names[0], price: '129.00', info: { type: 'kit', remedies: 32 } },
        { line: 1, price: found.price, info: { name: '' } },
      ])
      expect(body.lines[1].name).not.toBe('')
      if (lang === 'fr') expect(body.lines[1].name).not.toBe(unnamed.name)
    },
  )

  test('returns a refusal for each unavailable line and keeps the others', async () => {
    const { body } = await check([
      { ...kit, id: 999_999 },
      kit,
      { ...kit, info: { type: 'seasonal' } },
      { id: 1, quantity: 1, name: 'No such remedy', info: { type: 'homeopathy', ...globuli } },
      {
        id: 1,
        quantity: 1,
        name: 'Arnica montana',
        info: { type: 'homeopathy', ...globuli, dilution: '31' },
      },
      { ...kit, quantity: 1000 },
    ])
    expect(body.lines.map(({ code = 'ok' }) => code)).toEqual([
      'product_unknown',
      'ok',
      'product_mismatch',
      'remedy_unknown',
      'selection_impossible',
      'quantity_invalid',
    ])
    expect(body.lines[4]).toMatchObject({ field: 'info.dilution', reason: 'unknown-value' })
    for (const { code, message } of body.lines) if (code) expect(message).toMatch(/\w/)
  })

  test('requires a session and limits the number of lines', async () => {
    expect((await check([kit], 'fr', {})).status).toBe(401)
    const many = await check(Array.from({ length: 300 }, () => kit))
    expect(many).toMatchObject({ status: 422, body: { code: 'too_many_lines' } })
    expect((await check([{ id: 'x' }])).status).toBe(422)
  })
})
