import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { vatFamilies } from '../catalogue/vat-family.ts'
import { type Canton, cantonNames } from '../customer/canton.ts'
import type { PreparationDays } from '../order/dispatch-day.ts'
import { choice, own, problem, whole } from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'
import { shortages } from './shortages.ts'

const invalid = problem('value-invalid')

/** Working days by family; emptied ones are absent. */
const preparationDays = own<PreparationDays>(
  z.pipe(
    z.partialRecord(z.enum(vatFamilies), z.nullable(whole(0, 60, 0).schema), invalid),
    z.transform((entered) => {
      const days = Object.entries(entered).filter(([, count]) => typeof count === 'number')
      return Object.fromEntries(days) as PreparationDays
    }),
  ),
  {},
)

/** Every canton by its code, which people in Switzerland know. */
const cantonCodes = Object.fromEntries(
  Object.keys(cantonNames).map((code) => [code, code]),
) as Record<Canton, string>

/** Options by which the shop says when an order leaves the laboratory. */
export const dispatchOptions = {
  dispatch: {
    label: msg`Preparation and dispatch`,
    help: msg`How long the laboratory needs, so that the shop can say when an order leaves it.`,
    shownAt: msg`Product pages, cart, checkout, orders and confirmation e-mails.`,
    page: 'shop',
    isForAdministrators: true,
    options: {
      preparation_days: {
        ...preparationDays,
        label: msg`Working days of preparation`,
        help: msg`0: leaves on the day it is ordered. An empty field: the shop promises no day for this range.`,
      },
      cut_off_hour: {
        ...whole(0, 24, 14),
        label: msg`Orders count as of the same day until (hour)`,
        help: msg`Swiss time, 0 to 24. Later orders count as of the next working day.`,
      },
      holiday_canton: {
        ...choice({ none: msg`No public holidays`, ...cantonCodes }, 'none'),
        label: msg`Public holidays of the canton`,
        help: msg`Nobody works on these days, at weekends, and on the closing days under “Phone and opening hours”.`,
      },
      shortages: {
        ...shortages,
        label: msg`Not available at present`,
        help: msg`Remedies and products that cannot be sent before a day. They can be ordered; product pages, selectors and cart say the day, the reason and an alternative, and orders leave later.`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
