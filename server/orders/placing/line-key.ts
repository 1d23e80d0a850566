import { hash } from 'node:crypto'
import { validate as isUuid } from 'uuid'
import type { PostedItem } from '../../../domain/order/posted-item.ts'

/**
 * For each item what identifies its line in the carts of the account, null without a unique id. An
 * id that occurs twice identifies the first item only.
 */
export const lineKeys = (
  accountId: string,
  items: readonly Pick<PostedItem, 'cartId'>[],
): (string | null)[] => {
  const ids = items.map(({ cartId }) => cartId?.toLowerCase())
  return ids.map((id, position) =>
    id && isUuid(id) && ids.indexOf(id) === position
      ? hash('sha256', `${accountId} ${id}`, 'base64url')
      : null,
  )
}
