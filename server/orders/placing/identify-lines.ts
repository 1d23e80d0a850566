import { hasRemedy } from '../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { findRequestedRemedy } from '../../../domain/catalogue/find-requested-remedy.ts'
import { remedyCategories } from '../../../domain/catalogue/remedy-category.ts'
import { findRequestedRemedies } from '../../catalogue/remedies/requested-remedies.ts'
import type { Database } from '../../db/client.ts'

/** The lookup that identifies the remedy of a line; undefined if its info has the id. */
const remedyQuery = ({ name, info }: CartItem) =>
  hasRemedy(info) && info.remedy === undefined
    ? { category: remedyCategories[info.type], name }
    : undefined

/**
 * Returns a function that adds the remedy id to lines of an earlier version, which have only a
 * name. Lines of one remedy in several languages become equal (R44). Without such lines no query
 * runs.
 */
export const identifierOf = async (
  db: Database,
  lines: readonly CartItem[],
): Promise<(line: CartItem) => CartItem> => {
  const queries = lines.flatMap((line) => remedyQuery(line) ?? [])
  if (queries.length === 0) return (line) => line
  const index = await findRequestedRemedies(db, queries)
  return (line) => {
    const query = remedyQuery(line)
    const remedy = query && findRequestedRemedy(index, query)?.id
    // `remedyQuery` is undefined for families without a remedy.
    return remedy === undefined
      ? line
      : { ...line, info: { ...line.info, remedy } as typeof line.info }
  }
}
