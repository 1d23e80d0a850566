import { lineIllustrations } from '../cart/line-illustrations.ts'
import { slugOf } from '../slug.ts'
import type { ProductSummary } from './product-view.ts'
import { speciesIllustrations } from './species-illustrations.ts'

/** Drawings of health topics, by topic key. */
const byTopic: Readonly<Record<string, string>> = {
  autumn: 'season-autumn',
  bloating: 'topic-digestive',
  colds: 'topic-colds',
  cough: 'thyme',
  detox: 'topic-detox',
  digestion: 'topic-digestive',
  fever: 'topic-fever',
  flu: 'topic-colds',
  hayfever: 'topic-allergies',
  mouth: 'topic-oral',
  sleep: 'topic-sleep',
  spring: 'season-spring',
  stress: 'topic-stress',
  summer: 'season-summer',
  throat: 'sage',
  trauma: 'topic-trauma',
  travel: 'topic-travel',
  winter: 'season-winter',
}

/** The drawing of a topic by its key, such as `fever`; undefined when it has none. */
export const topicIllustration = (topicKey: string): string | undefined => byTopic[topicKey]

const byForm: Readonly<Record<string, string>> = {
  ampoules: 'ampoules',
  capsules: 'capsules',
  creme: 'creme',
  drops: 'drops-bottle',
  gel: 'gel-tube',
  globuli: 'globuli-tube',
  granules: 'granules-tube',
  lozenges: 'lozenges',
  powder: 'powder-jar',
  sachets: 'sachets',
  spray: 'spray',
  suppository: 'suppository',
  syrup: 'syrup',
  juice: 'syrup',
  tablets: 'tablets',
}

/** Forms for external use: their pack identifies the product better than its plant. */
const outward = new Set(['creme', 'gel', 'suppository'])
/** Forms too common to identify a product; the topic is used instead. */
const common = new Set(['', 'drops', 'globuli', 'granules', 'tablets'])

const drawn = Object.entries(speciesIllustrations)

const beginning = (text: string) => drawn.find(([start]) => `${text}-`.startsWith(start))?.[1]

const somewhereIn = (slug: string) => {
  const words = slug.split('-')
  return words.map((_, at) => beginning(words.slice(at).join('-'))).find(Boolean)
}

/** The drawing of a remedy, substance or salt by name, 'Arnica montana'; else `otherwise`. */
export const remedyIllustration = (name: string, otherwise = 'globuli-tube') =>
  beginning(slugOf(name)) ?? otherwise

type Drawable = Pick<ProductSummary, 'kind' | 'slug' | 'drawing' | 'formKey' | 'topicKey'>

/** The drawing of a product: the laboratory's choice, else by ingredient, topic, form or kind. */
export const productIllustration = ({
  kind,
  slug,
  drawing,
  formKey,
  topicKey,
}: Drawable): string => {
  if (drawing) return drawing
  const isSet = kind === 'kit' || kind === 'seasonal'
  const form = isSet ? undefined : byForm[formKey]
  if (form && outward.has(formKey)) return form
  const hasDescribingTopic = kind !== 'supplement' && (isSet || common.has(formKey))
  const topic = hasDescribingTopic ? byTopic[topicKey] : undefined
  return somewhereIn(slug) ?? topic ?? form ?? lineIllustrations[kind]
}
