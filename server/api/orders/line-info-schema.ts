import { z } from '@hono/zod-openapi'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { LineType, PostedInfo } from '../../../domain/order/posted-item.ts'
import { orAbsent, substancesOf } from '../catalogue/price-request.ts'
import { dilutionText, line, preparation, wholeNumber } from '../fields.ts'

const remedy = orAbsent(wholeNumber).openapi({
  type: 'integer',
  description: 'The remedy by its id; without it, the line is found by `name`',
})

const sized = <const Family extends SizedFamily>(family: Family) =>
  z
    .object({ type: z.literal(family), remedy, size: line(40).openapi({ example: '60ml' }) })
    .openapi({ description: '`name` as on the label, or in any of the four languages' })

const ready = <const Kind extends ShownKind>(kind: Kind) =>
  z.object({ type: z.literal(kind) }).openapi({
    description: 'A ready product: `id` is its own; the order names it in its language',
  })

const substance = z.union([
  line(200).openapi({
    description: 'As a line of the cart',
    example: 'Homeopathy: Arnica montana 30CH',
  }),
  z.object({
    type: line(20).openapi({ example: 'Homeopathy' }),
    remedy: wholeNumber.optional().openapi({ description: 'By its id' }),
    name: line(200).optional().openapi({ description: 'Or by its name' }),
    scale: orAbsent(line(20)),
    dilution: orAbsent(dilutionText),
  }),
])

const { homeopathy, ...others } = {
  homeopathy: z.object({ type: z.literal('homeopathy'), remedy, ...preparation.shape }).openapi({
    description: 'A single homeopathic remedy; `name` is the remedy, `id` its price product',
  }),
  gemmotherapy: sized('gemmotherapy'),
  phytotherapy: sized('phytotherapy'),
  oligotherapy: sized('oligotherapy'),
  custom: z
    .object({
      type: z.literal('custom'),
      name: orAbsent(line(200)).openapi({
        type: 'string',
        description:
          'What the customer calls it, empty for nothing; without it, the `name` of the line',
      }),
      substances: substancesOf(substance),
      form: preparation.shape.form,
      size: preparation.shape.size,
      carrier: preparation.shape.carrier,
    })
    .openapi({
      description:
        'A mixture; `name` is what the customer calls it, `id` the dearest of its price products',
    }),
  schussler: z
    .object({ type: z.literal('schussler'), remedy, form: line(20).openapi({ example: 'pl_6' }) })
    .openapi({ description: 'Pills (pl_6, pl_12) or powder (p_6, p_12, p) of the salt `name`' }),
  complex: ready('complex'),
  otc: ready('otc'),
  supplement: ready('supplement'),
  kit: ready('kit'),
  seasonal: ready('seasonal'),
} satisfies { readonly [Type in LineType]: z.ZodType<PostedInfo<Type>> }

/** The info of a line by family; the price rules check its values. */
export const lineInfo = z.discriminatedUnion(
  'type',
  [homeopathy, ...Object.values(others)],
  'value-invalid',
)
