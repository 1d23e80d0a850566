import type { Services } from '../services.ts'
import {
  confirmOwnErasure,
  findOwnErasure,
  requestOwnErasure,
  startErasure,
} from './own-erasure.ts'

/** What causes the security events about erasures, with their fields. */
export const erasureCauses = (
  services: () => Services,
  newAccount: () => Promise<string>,
  password: string,
) => {
  const request = async () => {
    const accountId = await newAccount()
    await requestOwnErasure(services(), { accountId, password }, services().now())
    return { accountId }
  }
  const erase = async () => {
    const { accountId } = await request()
    const { db, now } = services()
    const requested = await findOwnErasure(db, accountId, now())
    const token = await startErasure(db, requested?.id ?? '', now())
    await confirmOwnErasure(services(), token ?? '', now())
    return { accountId }
  }
  return { 'erasure-requested': request, 'account-erased': erase }
}
