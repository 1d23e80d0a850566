import type { CustomerRates } from '../cart/line-price.ts'
import type { VatFamily } from '../catalogue/vat-family.ts'

/** Groups of customers with a discount for each family; 'none' has none. */
export const customerGroups = ['none', 'A', 'B', 'C', 'D'] as const
export type CustomerGroup = (typeof customerGroups)[number]

export const isCustomerGroup = (text: string): text is CustomerGroup =>
  customerGroups.some((group) => group === text)

/** The laboratory's option `group_discounts`: rates in hundredths of a percent. */
export type GroupDiscounts = Readonly<
  Partial<Record<CustomerGroup, Readonly<Partial<Record<VatFamily, number>>>>>
>

/** The rates of a group by type of line. */
export const groupRatesOf = (
  discounts: GroupDiscounts,
  group: CustomerGroup,
): NonNullable<CustomerRates['groupRates']> => {
  const { mixture = 0, ...rates } = discounts[group] ?? {}
  return { ...rates, custom: mixture }
}
