import type { Insertable } from 'kysely'
import type { DemoAccount } from '../../demo/accounts.ts'
import { splitStreet } from '../../domain/customer/postal-address.ts'
import { newId } from '../db/new-id.ts'
import type { AccountTable, AddressKind } from '../db/tables/accounts.ts'

/** Rows of a demo account; its addresses are in Switzerland. */
export const accountRows = (demo: DemoAccount, passwordHash: string, now: Date) => {
  const id = newId()
  const account: Insertable<AccountTable> = {
    id,
    email: demo.email,
    password_hash: passwordHash,
    state: demo.state,
    role: demo.role,
    first_name: demo.firstName,
    last_name: demo.lastName,
    language: demo.language,
    profession: demo.profession,
    discount_rate: demo.discountRate,
    user_can_order: demo.userCanOrder,
    user_can_order_with_form: demo.userCanOrderWithForm,
    billing_phone: demo.phone,
    created_at: now,
    updated_at: now,
  }
  const addressOf = (kind: AddressKind, place: NonNullable<DemoAccount['shipTo']>) => {
    const { street, buildingNumber } = splitStreet(place.street)
    return {
      ...{ id: newId(), account_id: id, kind },
      ...{ first_name: demo.firstName, last_name: demo.lastName },
      ...{
        company: place.company,
        address1: street,
        building_number: buildingNumber,
        address2: '',
      },
      ...{ postcode: place.postcode, city: place.city, state: place.canton, country: 'CH' },
    }
  }
  const addresses = [addressOf('billing', demo), addressOf('shipping', demo.shipTo ?? demo)]
  return { account, addresses }
}
