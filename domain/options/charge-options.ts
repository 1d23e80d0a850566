import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { vatFamilies } from '../catalogue/vat-family.ts'
import { customerGroups, type GroupDiscounts } from '../customer/customer-group.ts'
import { zero } from '../money.ts'
import {
  countries,
  francs,
  francsByCountry,
  optionalFrancs,
  own,
  parts,
  problem,
} from './option-fields.ts'

const invalid = problem('value-invalid')

const smallOrderParts = {
  below: { ...francs(100_000_000, 0), label: msg`Below (CHF)` },
  fee: { ...francs(100_000, 0), label: msg`Fee (CHF)` },
}

const rate = z.nullable(z.int(invalid).check(z.minimum(0, invalid), z.maximum(10_000, invalid)))

/** Rates of families by group, in hundredths of a percent; emptied ones are absent. */
const groupDiscounts = own<GroupDiscounts>(
  z.partialRecord(
    z.enum(customerGroups),
    z.pipe(
      z.partialRecord(z.enum(vatFamilies), rate, invalid),
      z.transform((rates) =>
        Object.fromEntries(Object.entries(rates).filter(([, entered]) => entered)),
      ),
    ),
    invalid,
  ),
  {},
)

/** What an order costs beside its items, where it is sent, and the least that can be ordered. */
export const chargeOptions = {
  shipping_cost: {
    ...francs(100_000, 431),
    label: msg`Shipping costs in CHF, including any VAT`,
    help: msg`Applies immediately to new orders; existing orders keep their costs.`,
  },
  free_shipping_from: {
    ...optionalFrancs(100_000_000),
    label: msg`Free shipping from (CHF)`,
    help: msg`The value of the items after the discount. Leave it empty if shipping is never free.`,
  },
  small_order: {
    ...parts(
      smallOrderParts,
      z.object({ below: smallOrderParts.below.schema, fee: smallOrderParts.fee.schema }, invalid),
      { below: zero, fee: zero },
      '1fr 1fr',
    ),
    label: msg`Small-order fee`,
    help: msg`Charged, including any VAT, when the value of the items after the discount is below the amount. 0: no fee.`,
  },
  minimum_order: {
    ...optionalFrancs(100_000_000),
    label: msg`Minimum order (CHF)`,
    help: msg`The value of the items after the discount. Customers cannot order less; staff can. Leave it empty for no minimum.`,
  },
  group_discounts: {
    ...groupDiscounts,
    label: msg`Discounts of customer groups in %`,
    help: msg`Customers get their group under “Customers”. Of the customer’s own discount, that of the group and a quantity price, the best one applies.`,
  },
  shipping_countries: { ...countries(['CH', 'LI']), label: msg`Countries of delivery` },
  shipping_by_country: {
    ...francsByCountry(100_000),
    label: msg`Shipping costs by country in CHF`,
    help: msg`An empty field: the shipping costs above.`,
  },
}
