import { z } from '@hono/zod-openapi'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { LineType, PostedInfo } from '../../../domain/order/posted-item.ts'
import { nullAsAbsent, substancesOf } from '../catalogue/price-request.ts'
import { dilutionText, line, preparation, wholeNumber } from '../fields.ts'

const remedy = nullAsAbsent(wholeNumber).openapi({
  type: 'integer',
  description: 'Id of the remedy; without it the remedy is found by the `name` of the line.',
})

const sized = <const Family extends SizedFamily>(family: Family) =>
  z
    .object({ type: z.literal(family), remedy, size: line(40).openapi({ example: '60ml' }) })
    .openapi({ description: '`name` is the name on the label or in any of the four languages.' })

const ready = <const Kind extends ShownKind>(kind: Kind) =>
  z.object({ type: z.literal(kind) }).openapi({
    description: 'A ready product: `id` is its id; `name` is ignored.',
  })

const substance = z.union([
  line(200).openapi({
    description: 'Text of a cart line.',
    example: 'Homeopathy: Arnica montana 30CH',
  }),
  z.object({
    type: line(20).openapi({ description: 'Type of the substance.', example: 'Homeopathy' }),
    remedy: wholeNumber.optional().describe('Id of the substance.'),
    name: line(200).optional().describe('Name of the substance, if no id is given.'),
    scale: nullAsAbsent(line(20)),
    dilution: nullAsAbsent(dilutionText),
  }),
])

const { homeopathy, ...others } = {
  homeopathy: z.object({ type: z.literal('homeopathy'), remedy, ...preparation.shape }).openapi({
    description: 'A single homeopathic remedy: `name` is the remedy, `id` the price product.',
  }),
  gemmotherapy: sized('gemmotherapy'),
  phytotherapy: sized('phytotherapy'),
  oligotherapy: sized('oligotherapy'),
  custom: z
    .object({
      type: z.literal('custom'),
      name: nullAsAbsent(line(200)).openapi({
        type: 'string',
        description: 'Name given by the customer; empty for none. Default: the `name` of the line.',
      }),
      substances: substancesOf(substance),
      form: preparation.shape.form,
      size: preparation.shape.size,
      carrier: preparation.shape.carrier,
    })
    .openapi({
      description:
        'A mixture: `name` is the name given by the customer, `id` the most expensive of its price products.',
    }),
  schussler: z
    .object({ type: z.literal('schussler'), remedy, form: line(20).openapi({ example: 'pl_6' }) })
    .openapi({
      description: 'Pellets (`pl_6`, `pl_12`) or powder (`p_6`, `p_12`, `p`) of the salt `name`.',
    }),
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
