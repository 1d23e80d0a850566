import { slugOf } from '../slug.ts'

/**
 * Illustrations of single ingredients, by the beginning of their name's slug. Each shows this
 * species or mineral: a genus alone is named only where its species look alike.
 */
const illustrations = {
  'aconitum-cammarum': 'aconitum',
  'aconitum-napellus': 'aconitum',
  'aesculus-hippocastanum': 'chestnut-bud',
  'allium-cepa': 'allium-cepa',
  'apis-mellifica': 'apis',
  'arnica-montana': 'arnica',
  'avena-sativa': 'avena',
  belladonna: 'belladonna',
  'berberis-vulgaris': 'berberis',
  betula: 'birch-bud',
  bryonia: 'bryonia',
  'calcarea-carbonica': 'calcarea',
  'calendula-officinalis': 'calendula',
  'carduus-marianus': 'milk-thistle',
  chamomilla: 'chamomile',
  crataegus: 'hawthorn',
  'cuprum-metallicum': 'copper',
  'curcuma-longa': 'turmeric',
  echinacea: 'echinacea',
  'euphrasia-officinalis': 'euphrasia',
  'ferrum-metallicum': 'iron',
  'ficus-carica': 'fig-bud',
  'fucus-vesiculosus': 'algae',
  ginkgo: 'ginkgo',
  'hamamelis-virginiana': 'hamamelis',
  harpagophytum: 'devils-claw',
  hippophae: 'sea-buckthorn',
  'hypericum-perforatum': 'st-johns-wort',
  lachesis: 'lachesis',
  lavandula: 'lavender',
  'linum-usitatissimum': 'flax',
  'melissa-officinalis': 'lemon-balm',
  'natrium-chloratum': 'sea-salt',
  'natrium-muriaticum': 'sea-salt',
  'nux-vomica': 'nux-vomica',
  'oenothera-biennis': 'evening-primrose',
  'passiflora-incarnata': 'passionflower',
  pinus: 'pine-bud',
  pulsatilla: 'pulsatilla',
  'rhododendron-ferrugineum': 'alpine-rose',
  'ribes-nigrum': 'blackcurrant-bud',
  'rosa-canina': 'rosehip',
  'rubus-idaeus': 'raspberry',
  'salvia-officinalis': 'sage',
  sepia: 'sepia',
  silicea: 'quartz',
  'taraxacum-officinale': 'dandelion',
  'thymus-serpyllum': 'thyme',
  'thymus-vulgaris': 'thyme',
  tilia: 'linden',
  urtica: 'nettle',
  'vaccinium-macrocarpon': 'cranberry',
  'vaccinium-myrtillus': 'bilberry',
  'valeriana-officinalis': 'valerian',
  verbascum: 'mullein',
  'vitis-vinifera': 'vine-leaf',
  'zincum-metallicum': 'zinc',
  // Ingredients of food supplements, by their English names.
  bilberry: 'bilberry',
  cranberry: 'cranberry',
  'evening-primrose': 'evening-primrose',
  honey: 'honey',
  'lemon-balm': 'lemon-balm',
  linseed: 'flax',
  'red-vine-leaf': 'vine-leaf',
  'sea-buckthorn': 'sea-buckthorn',
  turmeric: 'turmeric',
} as const satisfies Record<string, string>

const entries = Object.entries(illustrations)

/** Names that are the substance only without a further word: 'Sulfur', not 'Sulfur iodatum'. */
const exact: ReadonlyMap<string, string> = new Map([
  ['sulfur', 'sulphur'],
  ['apis', 'apis'],
  ['arnica', 'arnica'],
])

export const ingredientIllustrations: readonly string[] = [
  ...new Set([...Object.values(illustrations), ...exact.values()]),
]

/** The illustration of an ingredient by name, 'Arnica montana'; undefined when it has none. */
export const ingredientIllustration = (name: string): string | undefined => {
  const slug = slugOf(name)
  return exact.get(slug) ?? entries.find(([start]) => `${slug}-`.startsWith(`${start}-`))?.[1]
}

/** An ingredient with its illustration; `name` as printed in the composition. */
export type PicturedIngredient = { name: string; illustration: string }

/** `known` is the name that the illustration is found by, `name` the one in the page's language. */
type Ingredient = { known: string; name: string }

/**
 * The ingredient that stands for a product: one that its slug names, else the first one; undefined
 * when it has no illustration.
 */
export const findPicturedIngredient = (
  ingredients: readonly Ingredient[],
  slug: string,
): PicturedIngredient | undefined => {
  const words = new Set(slug.split('-'))
  const isNamed = ({ known }: Ingredient) => words.has(slugOf(known).split('-')[0] ?? '')
  const first = ingredients[0]
  for (const { known, name } of [...ingredients.filter(isNamed), ...(first ? [first] : [])]) {
    const illustration = ingredientIllustration(known)
    if (illustration) return { name, illustration }
  }
  return undefined
}
