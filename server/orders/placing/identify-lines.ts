import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { findRequestedRemedy } from '../../../domain/catalogue/known-remedy.ts'
import type { Category } from '../../../domain/catalogue/remedy-category.ts'
import { sizedFamilies } from '../../../domain/catalogue/sized-family.ts'
import { findRequestedRemedies } from '../../catalogue/remedies/requested-remedies.ts'
import type { Database } from '../../db/client.ts'

/** The category of the remedy that a line of this family names; undefined where it names none. */
const categoryOf = ({ type }: CartInfo): Category | undefined => {
  switch (type) {
    case 'homeopathy':
      return 'hpt'
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return sizedFamilies[type].category
    case 'schussler':
      return 'sch'
    default:
      return undefined
  }
}

/** What to look up to identify the line; undefined where its info says the remedy already. */
const askedBy = ({ name, info }: CartItem) => {
  const category = 'remedy' in info && info.remedy !== undefined ? undefined : categoryOf(info)
  return category && { category, name }
}

/**
 * Lines stored by an earlier version name their remedy; the function adds its id to their info, so
 * that lines of one remedy in several languages are equal (R44). Costs nothing for other lines.
 */
export const identifierOf = async (
  db: Database,
  lines: readonly CartItem[],
): Promise<(line: CartItem) => CartItem> => {
  const asked = lines.flatMap((line) => askedBy(line) ?? [])
  if (asked.length === 0) return (line) => line
  const index = await findRequestedRemedies(db, asked)
  return (line) => {
    const wanted = askedBy(line)
    const remedy = wanted && findRequestedRemedy(index, wanted)?.id
    // `askedBy` is undefined for families without a remedy.
    return remedy === undefined
      ? line
      : { ...line, info: { ...line.info, remedy } as typeof line.info }
  }
}
