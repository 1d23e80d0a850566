import { msg } from '@lingui/core/macro'
import { isDefaultName } from '../../../domain/cart/stored-lines.ts'
import { type Language, languages } from '../../../domain/language.ts'
import {
  decide,
  type FoundLine,
  findLineProduct,
  type LineRefusal,
  requirements,
} from '../../../domain/order/decide.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { LineFacts } from '../../../domain/order/line-facts.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { Result } from '../../../domain/result.ts'
import { findPrices } from '../../catalogue/prices/price-products.ts'
import { findReadyProducts } from '../../catalogue/products/ready-products.ts'
import { findRequestedRemedies } from '../../catalogue/remedies/requested-remedies.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'

/** Loads what the items require to be decided; names in `language` (R44). */
export const findLineFacts = async (
  db: Database,
  items: readonly PostedItem[],
  language: Language,
): Promise<LineFacts> => {
  const required = items.map(requirements)
  const [remedies, products] = await Promise.all([
    findRequestedRemedies(
      db,
      required.flatMap(({ remedies }) => remedies),
    ),
    findReadyProducts(
      db,
      required.flatMap(({ products }) => products),
    ),
  ])
  return { language, remedies, products }
}

/**
 * Decides each item once, then loads the prices of all in one query; one result per item. The
 * rules say which price products count, so prices cannot be loaded with the facts.
 */
export const decideItems = async (
  db: Database,
  items: readonly PostedItem[],
  facts: LineFacts,
): Promise<Result<FoundLine, LineRefusal>[]> => {
  const decided = items.map((item) => decide(item, facts))
  const slugs = decided.flatMap((line) =>
    line.ok && 'slugs' in line.value ? line.value.slugs : [],
  )
  const prices = await findPrices(db, slugs)
  return decided.map((line) => (line.ok ? findLineProduct(line.value, prices) : line))
}

const defaultName = (language: Language) => i18nIn[language]._(msg`Custom mixture`)

const isNoName = (name: string) =>
  cleanLine(name) === '' ||
  isDefaultName(name) ||
  languages.some((language) => defaultName(language) === name)

/** Clears default names of mixtures, in any language: the person gave them no name. */
export const dropDefaultNames = (items: readonly PostedItem[]): readonly PostedItem[] =>
  items.map((item) =>
    item.info.type === 'custom' && isNoName(item.info.name ?? item.name)
      ? { ...item, info: { ...item.info, name: '' } }
      : item,
  )

/** Gives unnamed mixtures the default name in `language` (R44). */
export const nameLine = <Line extends { name: string }>(line: Line, language: Language): Line =>
  line.name === '' ? { ...line, name: defaultName(language) } : line
