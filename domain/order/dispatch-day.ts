import type { VatFamily } from '../catalogue/vat-family.ts'
import { type DispatchedLine, type DispatchFacts, lineDispatch } from './line-dispatch.ts'

/** Working days that the laboratory needs to prepare a family; absent: it promises no day. */
export type PreparationDays = Readonly<Partial<Record<VatFamily, number>>>

export type Calendar = {
  /** Whether nobody works on a day (YYYY-MM-DD) that is not part of a weekend. */
  isClosed: (day: string) => boolean
}

const msPerDay = 86_400_000

const nextDay = (day: string) => new Date(Date.parse(day) + msPerDay).toISOString().slice(0, 10)

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

/** A laboratory that is closed for longer promises no day. */
const maxClosedDays = 366

/** The first working day from `day` on; undefined if there is none within a year. */
export const workingDayFrom = (day: string, { isClosed }: Calendar): string | undefined => {
  let found = day
  for (let passed = 0; passed < maxClosedDays; passed += 1) {
    if (!isWeekend(found) && !isClosed(found)) return found
    found = nextDay(found)
  }
  return undefined
}

/**
 * The working day on which an order is received: the day itself before the cut-off hour (0 to 24, in
 * Switzerland), else the next working day. Undefined if there is none within a year.
 */
export const receivingDay = (
  { day, hour }: { day: string; hour: number },
  cutOffHour: number,
  calendar: Calendar,
): string | undefined => workingDayFrom(hour < cutOffHour ? day : nextDay(day), calendar)

/** The working day `workingDays` after a working day; 0 is the day itself. */
export const dispatchDay = (
  received: string,
  workingDays: number,
  calendar: Calendar,
): string | undefined => {
  let found: string | undefined = received
  for (let passed = 0; found && passed < workingDays; passed += 1)
    found = workingDayFrom(nextDay(found), calendar)
  return found
}

/** The day on which all lines have left: the latest; undefined if one has no day. */
export const dispatchDayOf = (
  lines: readonly DispatchedLine[],
  facts: DispatchFacts,
): string | undefined => {
  const days = lines.map((line) => lineDispatch(line, facts).on).toSorted()
  return days[0] ? days.at(-1) : undefined
}
