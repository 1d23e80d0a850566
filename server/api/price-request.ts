import { z } from '@hono/zod-openapi'
import { sizedFamilyNames } from '../../domain/catalogue/sized-family.ts'
import { maxSubstances, mixtureScales, substanceTypes } from '../../domain/mixture/substance.ts'
import type { AskedSubstance } from '../../domain/mixture/substance-line.ts'
import { dilutionText, language, line, preparation, wholeNumber } from './field.ts'

const remedy = wholeNumber
  .optional()
  .openapi({ description: 'Its id: when given, it must be offered so itself' })

const family = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, 'value-invalid')

/** Absent and null are the same. */
export const orAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

/** A substance of a mixture; whether it is made is the shop's rule. */
export const substance = z
  .object({
    type: line(20).openapi({ enum: [...substanceTypes] }),
    remedy: wholeNumber.openapi({ description: 'Its id' }),
    scale: line(20)
      .nullish()
      .openapi({ type: 'string', enum: [...mixtureScales] }),
    dilution: dilutionText.nullish().openapi({ type: 'string', example: '30' }),
  })
  .openapi('Substance')

/** One that is still being chosen: whatever of it is open is absent. */
export const openSubstance = substance
  .extend({
    type: line(20)
      .nullish()
      .openapi({ type: 'string', enum: [...substanceTypes] }),
    remedy: wholeNumber.nullish().openapi({ type: 'integer' }),
  })
  .openapi('OpenSubstance')

/** As the rules take it: null is as good as absent. */
export const askedSubstance = (given: z.infer<typeof openSubstance>): AskedSubstance => ({
  type: given.type ?? '',
  remedy: given.remedy ?? undefined,
  scale: given.scale ?? undefined,
  dilution: given.dilution ?? undefined,
})

/** At most fifty; more are refused before the first is looked at. */
export const substancesOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((list, context) => {
    if (!Array.isArray(list) || list.length <= maxSubstances) return list
    context.addIssue('too-many-substances')
    return z.NEVER
  }, z.array(schema, 'value-invalid').max(maxSubstances))

const homeopathy = z
  .object({ family: family('homeopathy'), ...preparation.shape, remedy, language })
  .openapi('HomeopathyPriceRequest')

const sized = z
  .object({ family: family(...sizedFamilyNames), size: line(40), remedy, language })
  .openapi('SizedPriceRequest')

const schussler = z
  .object({
    family: family('schussler'),
    form: line(20).openapi({ example: 'pl_6' }),
    remedy,
    language,
  })
  .openapi('SchusslerPriceRequest')

const custom = z
  .object({
    family: family('custom'),
    form: line(40),
    size: line(40),
    carrier: preparation.shape.carrier,
    substances: substancesOf(substance),
    language,
  })
  .openapi('CustomPriceRequest')

/** What can be asked for a price, by family. */
export const priceRequest = z.discriminatedUnion('family', [homeopathy, sized, schussler, custom])

export type PriceRequest = z.infer<typeof priceRequest>
