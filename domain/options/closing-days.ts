import * as z from 'zod/mini'
import { type Language, languages } from '../language.ts'
import { shortDate } from '../short-date.ts'
import { line, orEmpty, own, problem } from './option-fields.ts'

const invalid = problem('value-invalid')

const day = z.iso.date(invalid)

const closing = z
  .object(
    {
      from: day,
      /** Empty: one day. */
      to: z.pipe(
        z.transform((value) => value || ''),
        z.union([z.literal(''), day], invalid),
      ),
      reason: z._default(
        z.partialRecord(z.enum(languages), orEmpty(line(120).schema, ''), invalid),
        {},
      ),
    },
    invalid,
  )
  .check(
    z.refine(({ from, to }) => to === '' || to >= from, {
      error: problem('value-invalid'),
      path: ['to'],
    }),
  )

/** Days on which the laboratory is closed, both included (YYYY-MM-DD). */
export type ClosingDays = z.output<typeof closing>

/** Days or periods on which the laboratory is closed. */
export const closingDays = own<ClosingDays[]>(
  z.pipe(
    z.transform((value) => value || []),
    z.array(closing, invalid).check(z.maxLength(60, problem('too-long'))),
  ) as unknown as z.ZodMiniType<ClosingDays[]>,
  [],
)

/** A closing as text: days and reason, which may be ''. */
export type ShownClosing = { days: string; reason: string }

/** Closings that end on `today` or later and begin by `until`, the next first. */
export const nextClosings = (
  closings: readonly ClosingDays[],
  { today, until, language }: { today: string; until: string; language: Language },
): ShownClosing[] =>
  closings
    .filter(({ from, to }) => (to || from) >= today && from <= until)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, to, reason }) => ({
      days: to && to !== from ? `${shortDate(from)}–${shortDate(to)}` : shortDate(from),
      reason: reason[language] ?? '',
    }))
