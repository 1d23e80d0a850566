import { searchKey } from '../../domain/search/staff-search.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'

/** By which the staff's lists sort and find the customer of an order: 'keller ada drogerie am rhein'. */
export const customerKey = ({
  last_name,
  first_name,
  company,
}: Pick<AddressSnapshot, 'last_name' | 'first_name' | 'company'>): string =>
  searchKey(`${last_name} ${first_name} ${company}`).trim()
