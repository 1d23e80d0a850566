import { z } from '@hono/zod-openapi'
import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import { priceString } from '../../../../domain/money.ts'
import { vatClasses } from '../../../../domain/order/vat.ts'
import type { PlannedPrice, RecordedPrice } from '../../../catalogue/price-changes/price-history.ts'
import { instant, line } from '../../fields.ts'
import { searchText } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { acceptsUnusualPrice, amountField } from './amount-field.ts'
import { listedFields, yesNo } from './product-schema.ts'

const groups = ['combinations', 'products', 'all'] as const

export const priceFilters = {
  search: searchText,
  group: z
    .enum(groups, 'value-invalid')
    .default('all')
    .describe('Prices of combinations of the selectors, of ready products, or all.'),
  isListed: yesNo('Whether the price is in use.'),
  isScheduled: yesNo('Whether a price from a later day is planned.'),
}

export const priceSchema = z
  .object({
    ...listedFields,
    kind: z
      .enum(['price', ...shownKinds])
      .describe('`price`: of a combination; otherwise the range of the ready product.'),
    steps: z
      .string()
      .describe('Lower prices from a number of pieces, `10: 8.50; 50: 7.90`; empty for none.'),
  })
  .openapi('AdminPrice')

const day = z.iso.date('value-invalid')

export const changedPriceSchema = priceSchema
  .extend({
    changeId: z.string().describe('Id of the change, to undo it.'),
  })
  .openapi('ChangedPrice')

export const priceChange = z
  .object({
    price: amountField,
    validFrom: day.nullish().openapi({
      description: 'First day of the price in Switzerland; absent or today: immediately.',
      example: '2026-11-30',
    }),
    version: readVersion,
    acceptsUnusualPrice,
  })
  .openapi('PriceChangeRequest')

export const newPrice = z
  .object({
    code: line(120).describe('Code of the combination.'),
    price: amountField,
    vatClass: z
      .enum(vatClasses, 'value-invalid')
      .optional()
      .describe('Class of VAT; absent: as the other prices of the family.'),
    acceptsUnusualPrice,
  })
  .openapi('NewPrice')

export const listedChange = z
  .object({
    isListed: z.boolean('value-invalid').describe('Whether it is on sale.'),
    version: readVersion,
  })
  .openapi('ListedChange')

export const stepsChange = z
  .object({
    steps: line(200).openapi({
      description: 'Lower prices from a number of pieces; empty for none.',
      example: '10: 8.50; 50: 7.90',
    }),
    version: readVersion,
  })
  .openapi('PriceStepsChange')

const states = ['scheduled', 'applied', 'cancelled', 'undone'] as const

export const recordedPriceSchema = z
  .object({
    id: z.string(),
    state: z.enum(states).describe('What became of the change.'),
    price: z.string(),
    before: z.string().nullable().describe('The price that it replaced.'),
    validFrom: z.iso.date(),
    createdAt: instant,
    author: z.string().describe('Who changed it; empty if unknown.'),
    isImported: z.boolean().describe('Whether it came from a file.'),
  })
  .openapi('RecordedPrice')

export const recordedPriceView = ({
  id,
  state,
  price,
  before,
  validFrom,
  createdAt,
  author = '',
  importId,
}: RecordedPrice): z.infer<typeof recordedPriceSchema> => ({
  id,
  state,
  price: priceString(price),
  before: before === undefined ? null : priceString(before),
  validFrom,
  createdAt,
  author,
  isImported: importId !== undefined,
})

export const plannedPriceSchema = z
  .object({
    id: z.string(),
    productId: z.int(),
    name: z.string(),
    price: z.string(),
    current: z.string().describe('The price until then.'),
    validFrom: z.iso.date(),
    author: z.string(),
    fileName: z.string().nullable().describe('The imported file that it is from.'),
  })
  .openapi('PlannedPrice')

export const plannedPriceView = (
  { price, current, fileName, slug: _slug, ...planned }: PlannedPrice,
  name: string,
): z.infer<typeof plannedPriceSchema> => ({
  ...planned,
  name,
  price: priceString(price),
  current: priceString(current),
  fileName: fileName ?? null,
})

export const missingPriceSchema = z
  .object({
    id: z.string().describe('Code of the combination.'),
    name: z.string().describe('What the price would be for.'),
    misses: z.int().describe('How often customers asked for the price.'),
    lastAt: instant.nullable(),
    hidden: z
      .object({ id: z.int(), price: z.string(), version: z.int() })
      .nullable()
      .describe('The price that is hidden; null if there never was one.'),
    isOffered: z.boolean().describe('Whether the shop offers it; else it is of older rules.'),
  })
  .openapi('MissingPrice')
