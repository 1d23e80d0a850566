import { beforeAll, describe, expect, it, test } from 'vitest'
import { readRemedyForm } from '../../../domain/homeopathy/form.ts'
import { mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../api.fixtures.ts'

const arnica = { type: 'Homeopathy', remedy: 159, scale: 'CH', dilution: '30' }
const high = { ...arnica, dilution: '200' }
const unfinished = { type: 'Homeopathy', remedy: 159, scale: 'CH' }
const plant = { type: 'Phytotherapy', remedy: 20_001 }

const solid = ['Granules', 'Globuli']
const ground = ['Creme', 'Trituration', 'Suppository']

describe.each(databases)('the forms of a mixture by the API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return api.close
  })

  const ask = async (substances: unknown, query = '') => {
    const answer = await api.post(`/shop/forms${query}`, { substances })
    return { status: answer.status, body: await answer.json() }
  }

  test.each([
    ['nothing', [], {}, 'no-substances'],
    ['one', [arnica], {}, undefined],
    ['one that is not finished', [arnica, unfinished, {}, { type: 'Gemmotherapy' }], {}, undefined],
    ['only unfinished ones', [unfinished], { solid: 'needs-homeopathy' }, 'no-substances'],
    ['a high dilution', [high], { drops: 'drops-up-to-30ch' }, undefined],
    [
      'a plant',
      [arnica, plant],
      { solid: 'not-with-plants', ground: 'not-with-plants' },
      undefined,
    ],
  ] as const)(
    'gives reasons for unavailable forms with %s',
    async (_, substances, reasons, other) => {
      const {
        solid: ofSolid = other,
        drops = other,
        ground: ofGround = other,
      } = {
        solid: undefined,
        drops: undefined,
        ground: undefined,
        ...reasons,
      }
      const { status, body } = await ask(substances)
      expect(status).toBe(200)
      const reasonOf = Object.fromEntries(
        body.forms.map(({ form, reason }: { form: string; reason?: string }) => [form, reason]),
      )
      expect(reasonOf).toEqual({
        ...Object.fromEntries(solid.map((form) => [form, ofSolid])),
        ...Object.fromEntries(ground.map((form) => [form, ofGround])),
        Drops: drops,
      })
      for (const { available, reason, message } of body.forms) {
        expect(available).toBe(reason === undefined)
        expect(typeof message).toBe(available ? 'undefined' : 'string')
      }
    },
  )

  it('the forms of a mixture have names that POST /shop/price accepts', async () => {
    const { body } = await ask([arnica])
    for (const { form } of body.forms) {
      const [size] = mixtureSizes(readRemedyForm(form) ?? 'globuli')
      const carrier = form === 'Drops' ? { carrier: 'NACL' } : {}
      const asked = { family: 'custom', form, size, ...carrier, substances: [arnica] }
      expect([form, (await api.post('/shop/price', asked)).status]).toEqual([form, 200])
    }
  })

  it('the forms of a mixture have the messages of D2 §4', async () => {
    const { body } = await ask([plant, high])
    expect(body.forms[0].message).toBe(
      'Granules: not available if there is a Phyto- or Gemmotherapy substance',
    )
    const nothing = await ask([unfinished])
    expect(nothing.body.forms[2].message).toBe('Complete a substance first.')
    expect(body.forms[2].message).toBe('Drops are only available up to 30CH')
  })

  test.each([
    ['substances.0.type', 'unknown-value', [{ type: 'Perfume' }]],
    ['substances.1.remedy', 'unknown-value', [arnica, { ...unfinished, remedy: 1e9 }]],
    ['substances.0.scale', 'unknown-value', [{ ...unfinished, scale: 'LM' }]],
    ['substances.0.dilution', 'unknown-value', [{ ...arnica, dilution: '31' }]],
  ])('refuses an unknown %s', async (field, reason, substances) => {
    expect(await ask(substances)).toMatchObject({
      status: 422,
      body: { code: 'unavailable', data: { field, reason } },
    })
  })

  test.each([
    ['substances', undefined],
    ['substances', 'Arnica'],
    ['substances.0', [7]],
    ['substances.0.remedy', [{ ...arnica, remedy: '159' }]],
  ])('refuses an invalid %s', async (field, substances) => {
    const { status, body } = await ask(substances)
    expect(status).toBe(422)
    expect(Object.keys(body.data.fields)).toEqual([field])
  })
})
