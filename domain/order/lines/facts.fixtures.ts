import { indexRemedies, type RemedyFacts } from '../../catalogue/find-requested-remedy.ts'
import { dilutionSteps } from '../../homeopathy/dilution-steps.ts'
import { centimes } from '../../money.ts'
import { ok, refuse } from '../../result.ts'
import { decide, findLineProduct } from '../decide.ts'
import type { LineFacts, PricesBySlug, ReadyProduct } from '../line-facts.ts'
import type { PostedItem } from '../posted-item.ts'
import { changedPrice, priceLine } from '../price-order.ts'

const remedy = (
  id: number,
  category: RemedyFacts['category'],
  name: string,
  more: Partial<RemedyFacts> = {},
): RemedyFacts => ({ id, category, name, otherNames: {}, ...more })

const remedies: RemedyFacts[] = [
  remedy(1, 'hpt', 'Arnica montana', { dilutions: { ...dilutionSteps, DH: ['6', '12'] } }),
  remedy(2, 'hpt', 'Ribes nigrum', { dilutions: { DH: [], CH: ['5', '200'], K: [], LM: [] } }),
  remedy(11, 'gtp', 'Abies pectinata, gemmae', {
    otherNames: { fr: 'Sapin blanc', de: 'Weisstanne' },
  }),
  remedy(12, 'gtp', 'Ribes nigrum, gemmae', { otherNames: { fr: 'Cassis' } }),
  remedy(13, 'gtp', 'Ribes rubrum, gemmae', { otherNames: { fr: 'Cassis' } }),
  remedy(21, 'ptp', 'Achillea millefolium, herba', { otherNames: { de: 'Schafgarbe' } }),
  remedy(31, 'otp', 'Argentum', {
    otherNames: { fr: 'Argent', en: 'Silver', de: 'Silber' },
  }),
  remedy(41, 'sch', 'Calcium fluoratum', { forms: ['pl_6', 'p_12'] }),
]

const slugs = [
  'single-homeopathy-ch-globuli-price-3-tube-1g',
  'single-gemmotherapy-30ml',
  'single-phytotherapy-250ml',
  'single-oligotherapy-60ml',
  'schussler-salts-pills',
  'schussler-salts-powder',
  'combined-homeopathy-ch-drops-price-1-bottle-30ml',
  'combined-phytotherapy-drops-bottle-30ml',
  'combined-gemmotherapy-drops-bottle-30ml',
  'single-homeopathy-ch-drops-price-1-bottle-30ml',
]
/** Product 100 costs CHF 10.00, product 101 costs CHF 11.00, and so on. */
export const prices = new Map(
  slugs.map((slug, i) => [
    slug,
    { id: 100 + i, price: centimes(1_000 + 100 * i), vatClass: 'reduced' as const },
  ]),
)
export const idOf = (slug: string) => prices.get(slug)?.id ?? 0

const product = (id: number, kind: ReadyProduct['kind'], fr: string, de = fr): ReadyProduct => ({
  id,
  kind,
  titles: { fr, en: fr, de, it: fr },
  price: centimes(12_900),
  vatClass: 'standard',
  form: 'granules',
  size: 'Tube 4g',
  remedies: 32,
})
const products = new Map(
  [
    product(501, 'complex', 'Complexe 1', 'Komplex 1'),
    product(502, 'otc', 'Gel'),
    product(503, 'kit', 'Pharmacie familiale', 'Hausapotheke'),
    product(504, 'seasonal', 'Winter set'),
    product(505, 'supplement', 'Magnesium'),
  ].map((ready) => [ready.id, ready]),
)

/** The whole small catalogue. */
export const everyFact: LineFacts = {
  language: 'de',
  remedies: indexRemedies(remedies),
  products,
}

/** A line with only the fields that a test needs. */
export type PartOfLine = Partial<PostedItem> & Pick<PostedItem, 'info'>

/** For tests: decides a line from a small catalogue of all families and finds its product. */
export const foundFor = (
  item: PostedItem,
  facts: LineFacts = everyFact,
  known: PricesBySlug = prices,
) => {
  const decided = decide(item, facts)
  return decided.ok ? findLineProduct(decided.value, known) : decided
}

/** For tests: prices a line with quantity 2, and compares its price. */
export const priceOf = (part: PartOfLine, facts?: LineFacts, known?: PricesBySlug) => {
  const item = { id: 0, quantity: 2, name: '', ...part }
  const priced = priceLine(item, foundFor(item, facts, known), '2026-11-21')
  if (!priced.ok) return priced
  const changed = changedPrice(item, priced.value)
  return changed ? refuse(changed) : ok(priced.value)
}

export const drops = { form: 'Drops', size: 'Bottle 30ml' }
export const arnica = 'Homeopathy: Arnica montana 6DH'
/** One substance per type. */
export const mixed = [arnica, 'Phytotherapy: schafgarbe', 'gemmotherapy: Weisstanne']
