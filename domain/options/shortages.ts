import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { line, orEmpty, own, problem } from './option-fields.ts'

const invalid = problem('value-invalid')

const id = z._default(z.nullable(z.int(invalid)), null)

const shortage = z
  .object(
    {
      /** Of one of both. */
      remedy: id,
      product: id,
      /** The first day on which it can leave the laboratory again. */
      until: z.iso.date(invalid),
      reason: z._default(
        z.partialRecord(z.enum(languages), orEmpty(line(120).schema, ''), invalid),
        {},
      ),
      otherRemedy: id,
      otherProduct: id,
    },
    invalid,
  )
  .check(
    z.refine(({ remedy, product }) => (remedy === null) !== (product === null), {
      error: invalid,
      path: ['product'],
    }),
  )

/** Remedies and ready products that the shop cannot send before a day (YYYY-MM-DD). */
type StoredShortage = z.output<typeof shortage>

export const shortages = own<StoredShortage[]>(
  z.pipe(
    z.transform((value) => value || []),
    z.array(shortage, invalid).check(z.maxLength(200, problem('too-long'))),
  ) as unknown as z.ZodMiniType<StoredShortage[]>,
  [],
)
