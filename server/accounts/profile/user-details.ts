import { type Address, addressKinds, emptyAddress } from '../../../domain/customer/address.ts'
import { streetLine } from '../../../domain/customer/street.ts'
import type { Database } from '../../db/client.ts'
import type { SignedIn } from '../login/session.ts'
import { findAddresses } from './addresses.ts'
import { pendingEmail } from './change-email.ts'
import { userView } from './user-view.ts'

/** Named as in payloads (D1 §3): `billingCity`. The street's line is whole; its number is there apart too. */
const prefixed = (kind: string, address: Address = emptyAddress): Record<string, string | null> => {
  const whole = { ...address, Address1: streetLine(address.Address1, address.BuildingNumber) }
  return Object.fromEntries(Object.entries(whole).map(([part, text]) => [`${kind}${part}`, text]))
}

/** All that the person's own account page shows: the user, both addresses, what waits to be confirmed. */
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
