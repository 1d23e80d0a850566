import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { everyInfo } from '../../domain/cart/cart-infos.fixtures.ts'
import { lineMessages } from './lines.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const textsOf = (info: CartInfo) => {
  const { detail, substances } = lineMessages(info, (text) => english._(text))
  return [detail, ...substances].map((text) => text.replaceAll('\u00a0', ' '))
}

const expected = [
  ['30 CH · Globules · Tube 1 g'],
  ['LM 18 · Drops · Water · Bottle 10 ml'],
  ['Gemmotherapy · 30 ml'],
  ['Phytotherapy · 250 ml'],
  ['Oligotherapy · 150 ml'],
  [
    'Drops · E DIST · Bottle 30 ml',
    'Homeopathy: Arnica montana 30 CH',
    'Homeopathy: Belladonna 12 DH',
  ],
  ['Drops · Bottle 60 ml', 'Phytotherapy: Achillea millefolium, herba'],
  ['MK · Globules · Tube 1 g'],
  ['Oligotherapy · 60 ml'],
  ['Globules · Tube 1 g', 'Homeopathy: Arnica montana 30 CH'],
  ['Schüssler salt · Tablets 6 DH'],
  ['Schüssler salt · Tablets 6 DH'],
  ['Schüssler salt · Powder, undiluted'],
  ['32 remedies'],
  ['6 remedies'],
  ['Granules · Tube 4 g'],
  ['Gel · 100 g'],
  ['60 capsules'],
]

test.each(everyInfo.map((info, at) => ({ info, texts: expected[at] })))(
  'describes the article $info',
  (line) => {
    expect(textsOf(line.info)).toEqual(line.texts)
  },
)

test.each<[CartInfo, string[]]>([
  [{ type: 'kit', remedies: 1 }, ['1 remedy']],
  [{ type: 'otc', form: 'suppository', size: '12 Pieces' }, ['Suppository · 12 pieces']],
  [{ type: 'supplement', form: 'ampoules', size: '20 x 10ml' }, ['Ampoules · 20 × 10 ml']],
  [{ type: 'complex', form: 'constructor', size: '' }, ['']],
  [
    { type: 'custom', substances: ['what is this'], form: 'creme', size: '50g' },
    ['Cream · 50 g', 'what is this'],
  ],
])('describes %j as %j', (info, texts) => {
  expect(textsOf(info)).toEqual(texts)
})
