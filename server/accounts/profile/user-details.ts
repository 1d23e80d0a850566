import { type Address, addressKinds, emptyAddress } from '../../../domain/customer/address.ts'
import { streetLine } from '../../../domain/customer/street.ts'
import type { Database } from '../../db/client.ts'
import type { SignedIn } from '../login/session.ts'
import { findAddresses } from './addresses.ts'
import { pendingEmail } from './change-email.ts'
import { userView } from './user-view.ts'

/**
 * Fields named as in payloads (D1 §3), e.g. `billingCity`; the street line contains the building
 * number.
 */
const prefixed = (kind: string, address: Address = emptyAddress): Record<string, string | null> => {
  const whole = { ...address, Address1: streetLine(address.Address1, address.BuildingNumber) }
  return Object.fromEntries(Object.entries(whole).map(([part, text]) => [`${kind}${part}`, text]))
}

/** The data of the account page: user, both addresses, unconfirmed login address. */
export const findUserDetails = async (db: Database, account: SignedIn, now: Date) => {
  const [addresses, pending] = await Promise.all([
    findAddresses(db, account.accountId),
    pendingEmail(db, account.accountId, now),
  ])
  return {
    ...userView(account),
    pendingLogin: pending ?? null,
    ...Object.assign({}, ...addressKinds.map((kind) => prefixed(kind, addresses[kind]))),
  }
}
