import { beforeAll, describe, expect, test } from 'vitest'
import { parsePrice } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { orderRow } from '../../../tests/rows.ts'
import { json } from '../../db/json.ts'
import { starLine } from '../../orders/shelf/shelf.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' } as const

describe.each(databases)('the quick order API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const read = async (text: unknown, lang = 'en') => {
    const response = await api.post('/shop/quick-order', { text, lang })
    return { status: response.status, body: await response.json() }
  }

  test('reads a complete line to an item with the price of the price API', async () => {
    const { status, body } = await read('arn 30ch glob 1g x2')
    const priced = await api.post('/shop/price', {
      family: 'homeopathy',
      ...globuli,
      remedy: 159,
    })
    const { productId, price } = await priced.json()
    expect(status).toBe(200)
    expect(body).toEqual({
      lines: [
        {
          line: 1,
          text: 'arn 30ch glob 1g x2',
          status: 'ok',
          quantity: 2,
          label: expect.stringMatching(/^Arnica montana · 30\sCH · Globules · Tube 1\sg$/),
          item: {
            id: productId,
            name: 'Arnica montana',
            info: { type: 'homeopathy', ...globuli, remedy: 159 },
          },
          price,
          problems: [],
          unread: [],
          choices: [],
        },
      ],
    })
  })

  test('asks with choices in the language of the request, each with its item and price', async () => {
    const { body } = await read('2x nat-m 200 gran 4g', 'de')
    const [line] = body.lines
    expect(line).toMatchObject({ status: 'ask', quantity: 2 })
    expect(line.item).toBeUndefined()
    expect(line.problems[0].code).toBe('potency-unclear')
    expect(line.choices).toMatchObject([
      {
        label: expect.stringMatching(
          /^Natrum muriaticum · 200\sCH · Granules · Röhrchen 4\sg · ×\s2$/,
        ),
        quantity: 2,
      },
      { item: { name: 'Natrum muriaticum', info: { scale: 'K', dilution: '200' } } },
    ])
    for (const { text, item, price } of line.choices) {
      const [chosen] = (await read(text, 'de')).body.lines
      expect(chosen).toMatchObject({ status: 'ok', quantity: 2, item, price })
    }
  })

  test('offers the items of one line as several lines, and each alone', async () => {
    const { body } = await read('Nr. 701 und 702', 'de')
    const [line] = body.lines
    expect(line).toMatchObject({
      status: 'ask',
      problems: [{ code: 'several-items' }],
      choices: [
        { label: 'Nr. 701 + Nr. 702', text: 'Nr. 701\nNr. 702' },
        { text: 'Nr. 701', item: { name: 'Reise-Granules' } },
        { text: 'Nr. 702', item: { name: expect.any(String) } },
      ],
    })
    expect(line.item).toBeUndefined()
    const chosen = await read(line.choices[0].text, 'de')
    expect(chosen.body.lines).toMatchObject([{ status: 'ok' }, { status: 'ok' }])
  })

  test.each([
    ['fr', 'Non compris\u00a0: «\u00a0urgent\u00a0».'],
    ['de', 'Nicht verstanden: «urgent».'],
    ['en', 'Not understood: “urgent”.'],
    ['it', 'Non capito: «urgent».'],
  ])('names the words that were not understood in %s', async (lang, message) => {
    const [line] = (await read('arn 30ch glob 1g urgent', lang)).body.lines
    expect(line).toMatchObject({ status: 'ask', unread: ['urgent'] })
    expect(line.problems[0].message).toContain(message)
  })

  test('asks about a quantity above 99, and takes the answer', async () => {
    const [line] = (await read('Komplex 4 x150')).body.lines
    expect(line).toMatchObject({ status: 'ask', problems: [{ code: 'quantity-unclear' }] })
    const [, chosen] = line.choices
    expect(chosen).toMatchObject({ quantity: 150, item: { info: { type: 'complex' } } })
    expect((await read(chosen.text)).body.lines).toMatchObject([{ status: 'ok', quantity: 150 }])
  })

  test('reads a CSV table by its headings, a row with a line break in a cell as one line', async () => {
    const csv = '"Arnica montana\n30CH Globuli Tube 1g";2\r\n;;\r\nBelladonna 9CH Granules 4g;3\r\n'
    expect((await read(`Artikel;Menge\r\n${csv}`)).body.lines).toMatchObject([
      { line: 2, status: 'ok', quantity: 2 },
      { line: 5, status: 'ok', quantity: 3 },
    ])
  })

  test('compares a stated price with the price of one piece or of all', async () => {
    const rows = ['10.80', '21.60', '9.90', ''].map(
      (price) => `Arnica;30CH;Globuli;Tube 1g;2;${price}`,
    )
    const table = ['Mittel;Potenz;Form;Grösse;Menge;Preis', ...rows].join('\n')
    const { lines } = (await read(table, 'de')).body
    const [{ price }] = lines
    expect(price).toBe('10.80')
    expect(
      lines.map(({ status, quantity }: Record<string, unknown>) => [status, quantity]),
    ).toEqual(rows.map(() => ['ok', 2]))
    expect(lines.map(({ notice }: { notice?: string }) => notice)).toEqual([
      undefined,
      undefined,
      'Auf Ihrer Liste steht 9,90 CHF, der Preis beträgt 10,80 CHF.',
      undefined,
    ])
  })

  test('keeps a stated price in the answers to a question', async () => {
    const [line] = (await read('arn glob 1g 30 à CHF 9.90')).body.lines
    expect(line.status).toBe('ask')
    const [chosen] = (await read(line.choices[0].text)).body.lines
    expect(chosen).toMatchObject({ status: 'ok', notice: expect.stringContaining('9,90') })
  })

  test.each(['fr', 'en', 'de', 'it'])('explains in %s', async (lang) => {
    const { body } = await read('arn 31ch glob 1g', lang)
    const expected = {
      fr: 'Cette dilution n’est pas préparée.',
      en: 'Not made in this dilution.',
      de: 'Diese Potenz wird nicht hergestellt.',
      it: 'Questa diluizione non viene preparata.',
    }[lang]
    expect(body.lines[0]).toMatchObject({
      status: 'impossible',
      problems: [{ code: 'dilution-not-offered', message: expected }],
    })
    expect(
      body.lines[0].choices.map((choice: { item: { info: object } }) => choice.item.info),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ scale: 'CH', dilution: '30' }),
        expect.objectContaining({ scale: 'CH', dilution: '200' }),
      ]),
    )
  })

  test('reads all families, and orders what it read', async () => {
    const { body } = await read(
      [
        'Ribes nigrum gemmo 60ml',
        'Schüssler 7 D6 Tabletten',
        'Komplex 4',
        'phyto arnica 30ml',
      ].join('\n'),
    )
    expect(body.lines.map((line: { status: string }) => line.status)).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ])
    const headers = await api.bearer((await api.newAccount()).id)
    type ReadLine = { item: { id: number }; price: string; quantity: number }
    const lines = body.lines.map(
      ({ item: { id: WcId, ...item }, price, quantity }: ReadLine, at: number) => ({
        ...item,
        ...{ WcId, quantity, price: parsePrice(price), cartId: `${at}`, icon: 'homeopathy' },
      }),
    )
    const operations = [{ id: 'one', type: 'add', lines }]
    const answer = await api.post('/shop/cart/operations', { operations }, headers)
    const { items } = await answer.json()
    expect(items.map(({ code, before }: Record<string, unknown>) => [code, before])).toEqual(
      body.lines.map(() => [undefined, undefined]),
    )
  })

  test('numbers lines as in the text and omits blank ones', async () => {
    const { body } = await read('\n\nKomplex 4\r\n\r\nasdfghjkl')
    expect(body.lines).toMatchObject([
      { line: 3, status: 'ok' },
      { line: 5, status: 'unreadable', problems: [{ code: 'name-unknown' }] },
    ])
    expect((await read('')).body).toEqual({ lines: [] })
  })

  test('answers binary text, emoji, right-to-left text and too many lines', async () => {
    const strange = await read('\u0000\u0001\ufffd\n👩‍⚕️💊\n\u202eארניקה\n\ud800')
    expect(strange.status).toBe(200)
    for (const line of strange.body.lines) expect(line.status).toBe('unreadable')

    const { body } = await read('arn 30ch globuli 1g tube x2\n'.repeat(10_000))
    expect(body.lines).toHaveLength(501)
    expect(body.lines.at(-1)).toMatchObject({ line: 501, problems: [{ code: 'too-many-lines' }] })

    const long = await read('a'.repeat(100_000))
    expect(long.body.lines).toMatchObject([{ problems: [{ code: 'line-too-long' }] }])
  })

  test('answers each of 500 misspelt names as one alone, while other requests proceed', async () => {
    const misspelt = Array.from({ length: 500 }, (_, i) => {
      const word = i
        .toString(26)
        .padStart(2, '0')
        .replaceAll(/\d/g, (digit) => 'qwertzuiop'[+digit] ?? '')
      return `Arnika montanna ${word} 30ch glob 1g`
    })
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    const { lines } = (await read(misspelt.join('\n'))).body
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
    expect(lines).toHaveLength(500)
    for (const at of [0, 59, 61, 250, 499]) {
      const [alone] = (await read(misspelt[at])).body.lines
      expect({ ...lines[at], line: 1 }).toEqual(alone)
    }
  })

  test.each([
    [{}, 422, 'blank'],
    [{ text: 1 }, 422, 'value_invalid'],
    [{ text: 'a'.repeat(500_001) }, 422, 'too_long'],
    [{ text: 'a'.repeat(1_100_000) }, 413, 'too_large'],
  ])('refuses the invalid body %#', async (body, status, code) => {
    const response = await api.post('/shop/quick-order', body)
    expect([response.status, (await response.json()).code]).toEqual([status, code])
  })

  test('completes a line with the form and size of the last order, never with its potency', async () => {
    const { id } = await api.newAccount()
    const headers = await api.bearer(id)
    const { db } = api.services
    const order = orderRow(id, { number: 4_711 })
    await db.insertInto('orders').values(order).execute()
    await db
      .insertInto('order_line')
      .values({
        ...{ order_id: order.id, position: 0, product_id: 60_001, icon: 'homeopathy' },
        ...{ name: 'Arnica montana', reference: '', vat_rate: 260 },
        ...{ quantity: 1, unit_price: 1_080, total: 1_080 },
        info: json({ type: 'homeopathy', remedy: 159, ...globuli }),
      })
      .execute()
    const answer = async (text: string) => {
      const response = await api.post('/shop/quick-order', { text, lang: 'en' }, headers)
      return (await response.json()).lines[0]
    }
    expect(await answer('arn 9ch x3')).toMatchObject({
      status: 'ok',
      quantity: 3,
      isCompletedByHabit: true,
      item: { info: { dilution: '9', form: 'globuli', size: 'tube-1g' } },
    })
    expect((await answer('arn glob 1g')).problems).toMatchObject([{ code: 'potency-missing' }])
    expect((await read('arn 9ch x3')).body.lines[0].status).toBe('ask')
  })

  test('completes a line with the starred preparation, vehicle included', async () => {
    const { id } = await api.newAccount()
    const headers = await api.bearer(id)
    const drops = { ...globuli, form: 'drops', size: 'bottle-30ml', carrier: 'water' } as const
    const line = { WcId: 0, name: '', info: { type: 'homeopathy', remedy: 159, ...drops } } as const
    expect(await starLine(api.services, id, line, 'en')).toMatchObject({ ok: true })
    const response = await api.post('/shop/quick-order', { text: 'arn 9ch' }, headers)
    expect((await response.json()).lines).toMatchObject([
      { status: 'ok', item: { info: { ...drops, dilution: '9' } } },
    ])
  })

  test('limits the lines of a network per minute', async () => {
    const text = 'x2\n'.repeat(499)
    const statuses: number[] = []
    for (let i = 0; i < 25 && !statuses.includes(429); i++) statuses.push((await read(text)).status)
    expect(statuses.at(-1)).toBe(429)
    api.clock.now = new Date(api.clock.now.getTime() + 61_000)
    expect((await read('Komplex 4')).status).toBe(200)
  })
})
