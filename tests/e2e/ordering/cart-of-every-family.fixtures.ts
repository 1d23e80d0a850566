import { readFileSync } from 'node:fs'
import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import { centimes, parsePrice } from '../../../domain/money.ts'
import { textIn } from '../messages.fixtures.ts'
import { storeCart } from '../shop.fixtures.ts'
import type { Language, Page } from '../site.fixtures.ts'

type Line = Omit<CartItem, 'cartId' | 'icon'>

/** `texts`: texts that the line must show on every page. */
export type ExpectedLine = Line & { texts: string[] }

const priced = async (page: Page, data: object) => {
  const answer = await page.request.post('/api/shop/price', { data })
  const { productId, price }: { productId: number; price: string } = await answer.json()
  return { WcId: productId, price: parsePrice(price) ?? centimes(0) }
}

type Record = { id: number; price: string } & { [title: `title_${string}`]: string }

/** A product of the demo laboratory by its slug. */
const ready = (file: string, slug: string, language: Language) => {
  const url = new URL(`../../../demo/catalogue/${file}.json`, import.meta.url)
  const all: (Record & { slug: string })[] = JSON.parse(readFileSync(url, 'utf8'))
  const found = all.find((record) => record.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  const price = parsePrice(found.price) ?? centimes(0)
  return { WcId: found.id, price, name: found[`title_${language}`] ?? '' }
}

const drops = { form: 'drops', size: 'bottle-30ml' } as const
const silver = { fr: 'Argent', en: 'Silver', de: 'Silber', it: 'Argento' }

/** A line of each family as the shop's pages add it to the cart. */
export const cartOfEveryFamily = async (
  page: Page,
  language: Language,
): Promise<ExpectedLine[]> => {
  const t = (english: string) => textIn(language, english)
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const price = (family: string, asked: object) => priced(page, { family, ...asked })
  const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' } as const
  const line = async (
    info: CartInfo,
    product:
      | Promise<Pick<Line, 'WcId' | 'price'>>
      | (Pick<Line, 'WcId' | 'price'> & { name: string }),
    texts: string[],
    name = '',
  ): Promise<ExpectedLine> => ({ name, quantity: 1, info, texts, ...(await product) })

  const arnica = { type: 'Homeopathy', remedy: 159, scale: 'CH', dilution: '30' }
  const yarrow = { type: 'Phytotherapy', remedy: 20_001 }
  const fir = { type: 'Gemmotherapy', remedy: 10_001 }
  const five = Array.from({ length: 5 }, (_, at) => ({ ...arnica, dilution: `${at + 5}` }))
  return Promise.all([
    line(
      { type: 'homeopathy', ...globuli },
      price('homeopathy', globuli),
      ['30 CH', t('Globules'), t('Tube 1 g')],
      'Arnica montana',
    ),
    line(
      { type: 'gemmotherapy', size: '30ml' },
      price('gemmotherapy', { size: '30ml' }),
      ['30 ml'],
      'Abies pectinata, gemmae',
    ),
    line(
      { type: 'phytotherapy', size: '250ml' },
      price('phytotherapy', { size: '250ml' }),
      ['250 ml'],
      'Achillea millefolium, herba',
    ),
    line(
      { type: 'oligotherapy', size: '150ml' },
      price('oligotherapy', { size: '150ml' }),
      ['150 ml'],
      silver[language],
    ),
    line(
      { type: 'schussler', form: 'pl_6' },
      price('schussler', { form: 'pl_6' }),
      [t('Tablets 6 DH')],
      'Calcium fluoratum',
    ),
    line(
      {
        type: 'custom',
        ...drops,
        substances: [
          'Homeopathy: Arnica montana 30CH',
          'Phytotherapy: Achillea millefolium, herba',
          'Gemmotherapy: Abies pectinata, gemmae',
        ],
      },
      price('custom', { ...drops, substances: [arnica, yarrow, fir] }),
      [
        t('Drops'),
        t('Bottle 30 ml'),
        `${t('Homeopathy')}${colon} Arnica montana 30 CH`,
        `${t('Phytotherapy')}${colon} Achillea millefolium, herba`,
        `${t('Gemmotherapy')}${colon} Abies pectinata, gemmae`,
      ],
      'Winter mixture',
    ),
    line(
      {
        type: 'custom',
        ...drops,
        carrier: 'e-dist',
        substances: five.map(({ dilution }) => `Homeopathy: Arnica montana ${dilution}CH`),
      },
      price('custom', { ...drops, carrier: 'e-dist', substances: five }),
      [
        t('E DIST'),
        ...five.map(({ dilution }) => `${t('Homeopathy')}${colon} Arnica montana ${dilution} CH`),
      ],
      'Five of one',
    ),
    line(
      { type: 'complex', form: 'granules', size: 'Tube 4g' },
      ready('complexes', 'complex-01-aconitum-granules', language),
      [t('Granules'), t('Tube {amount}').replace('{amount}', '4 g')],
    ),
    line(
      { type: 'otc', form: 'granules', size: 'Tube 4g' },
      ready('otc', 'travel-granules', language),
      [t('Granules')],
    ),
    line({ type: 'kit', remedies: 32 }, ready('kits', 'family-kit', language), ['32 ']),
    line({ type: 'seasonal', remedies: 6 }, ready('seasonal', 'winter-set', language), ['6 ']),
    line(
      { type: 'supplement', form: 'capsules', size: '60 Capsules' },
      ready('supplements', 'magnesium-and-vitamin-b6', language),
      ['60 '],
    ),
  ])
}

/** Writes lines into the persisted cart. */
export const keepInCart = (page: Page, lines: readonly ExpectedLine[]) => {
  const cart = lines.map(
    ({ texts: _, ...line }, at): CartItem => ({
      ...line,
      cartId: `line-${at}`,
      icon: lineIllustrations[line.info.type],
    }),
  )
  return storeCart(page, cart)
}
