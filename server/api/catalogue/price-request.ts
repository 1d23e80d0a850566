import { z } from '@hono/zod-openapi'
import type { FindRemedy, RemedyFacts } from '../../../domain/catalogue/find-requested-remedy.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { maxSubstances, mixtureScales, substanceTypes } from '../../../domain/mixture/substance.ts'
import type { RequestedSubstance } from '../../../domain/mixture/substance-line.ts'
import type { Decision, PricedType, Unavailable } from '../../../domain/order/lines/decisions.ts'
import { decisionOf } from '../../../domain/order/lines/decisions.ts'
import type { Result } from '../../../domain/result.ts'
import { dilutionField, language, line, preparation, wholeNumber } from '../fields.ts'

/** Looks up remedies by id; undefined if the category differs. */
export const remedyById =
  (remedies: ReadonlyMap<number, RemedyFacts>): FindRemedy =>
  ({ category, id }) => {
    const remedy = id === undefined ? undefined : remedies.get(id)
    return remedy?.category === category ? remedy : undefined
  }

const remedy = wholeNumber
  .optional()
  .describe('Id of the remedy. If given, the remedy must be available as requested.')

/** Accepts null as absent. */
export const nullAsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

/** A substance of a mixture; the price rules check its values. */
const substance = z
  .object({
    type: line(20).openapi({ enum: [...substanceTypes] }),
    remedy: wholeNumber.openapi({ description: 'Id of the substance.', example: 159 }),
    scale: line(20)
      .nullish()
      .openapi({ type: 'string', enum: [...mixtureScales] }),
    dilution: dilutionField.nullish().openapi({ type: 'string', example: '30' }),
  })
  .openapi('Substance')

/** A substance whose fields may still be unset. */
export const unfinishedSubstance = substance
  .extend({
    type: line(20)
      .nullish()
      .openapi({ type: 'string', enum: [...substanceTypes] }),
    remedy: wholeNumber
      .nullish()
      .openapi({ type: 'integer', description: 'Id of the substance.', example: 159 }),
  })
  .openapi('UnfinishedSubstance')

/** Converts null to undefined, as the rules expect. */
export const toRequestedSubstance = (
  given: z.infer<typeof unfinishedSubstance>,
): RequestedSubstance => ({
  type: given.type ?? '',
  remedy: given.remedy ?? undefined,
  scale: given.scale ?? undefined,
  dilution: given.dilution ?? undefined,
})

/** At most 50 substances; longer lists are refused before items are validated. */
export const substancesOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((list, context) => {
    if (!Array.isArray(list) || list.length <= maxSubstances) return list
    context.addIssue('too-many-substances')
    return z.NEVER
  }, z.array(schema, 'value-invalid').max(maxSubstances))

const sized = <const Family extends SizedFamily>(family: Family) =>
  z.object({ family: z.literal(family), size: line(40), remedy, language })

const { homeopathy, ...others } = {
  homeopathy: z
    .object({ family: z.literal('homeopathy'), ...preparation.shape, remedy, language })
    .openapi('HomeopathyPriceRequest'),
  gemmotherapy: sized('gemmotherapy').openapi('GemmotherapyPriceRequest'),
  phytotherapy: sized('phytotherapy').openapi('PhytotherapyPriceRequest'),
  oligotherapy: sized('oligotherapy').openapi('OligotherapyPriceRequest'),
  custom: z
    .object({
      family: z.literal('custom'),
      form: line(40),
      size: line(40),
      carrier: preparation.shape.carrier,
      substances: substancesOf(substance),
      language,
    })
    .openapi('CustomPriceRequest'),
  schussler: z
    .object({
      family: z.literal('schussler'),
      form: line(20).openapi({ example: 'pl_6' }),
      remedy,
      language,
    })
    .openapi('SchusslerPriceRequest'),
} satisfies { readonly [Type in PricedType]: z.ZodType<{ family: Type }> }

/** Price requests by family. */
export const priceRequest = z.discriminatedUnion('family', [homeopathy, ...Object.values(others)])

type PriceQuery = z.infer<typeof priceRequest>

/** The price products of a requested combination, by the rules of orders (R20). */
export const decidePrice = (
  request: PriceQuery,
  remedies: ReadonlyMap<number, RemedyFacts>,
): Result<Decision, Unavailable> => {
  const find = remedyById(remedies)
  if (request.family !== 'custom') {
    const { family, remedy: id } = request
    return decisionOf(family)(request, id === undefined ? undefined : { id }, find)
  }
  const substances = request.substances.map(toRequestedSubstance)
  return decisionOf('custom')({ ...request, substances }, undefined, find)
}
