import type { Canton } from '../../domain/customer/canton.ts'
import type { Language } from '../../domain/language.ts'
import {
  type ClosingDays,
  nextClosings,
  type ShownClosing,
} from '../../domain/options/closing-days.ts'
import { type DispatchDays, dispatchDay, receivingDay } from '../../domain/order/dispatch-day.ts'
import type { Database } from '../db/client.ts'
import { dayAfter, swissDay, swissHour } from '../swiss-day.ts'
import { findOptions, option } from './options.ts'

/** The present closing of the laboratory and those that begin within `days`. */
export const findClosings = async (
  db: Database,
  { language, now, days }: { language: Language; now: Date; days: number },
): Promise<ShownClosing[]> =>
  nextClosings(await option(db, 'closing_days'), {
    today: swissDay(now),
    until: dayAfter(now, days),
    language,
  })

/** Public holidays (YYYY-MM-DD) by canton and year. */
const knownHolidays = new Map<string, ReadonlySet<string>>()

const holidaysOf = async (canton: Canton, year: number): Promise<ReadonlySet<string>> => {
  const key = `${canton} ${year}`
  const known = knownHolidays.get(key)
  if (known) return known
  // Loaded when a laboratory uses it: it knows the holidays of the whole world.
  const { default: Holidays } = await import('date-holidays')
  const found = new Holidays('CH', canton, { types: ['public'] }).getHolidays(year)
  const days = new Set(found.map(({ date }) => date.slice(0, 10)))
  knownHolidays.set(key, days)
  return days
}

const findHolidays = async (canton: Canton | 'none', year: number) => {
  if (canton === 'none') return new Set<string>()
  const years = await Promise.all([holidaysOf(canton, year), holidaysOf(canton, year + 1)])
  return new Set(years.flatMap((days) => [...days]))
}

const isIn = (day: string, { from, to }: ClosingDays) => day >= from && day <= (to || from)

/**
 * The day on which an order that is placed at `now` leaves the laboratory, by family; without the
 * families for which it promises no day.
 */
export const findDispatchDays = async (db: Database, now: Date): Promise<DispatchDays> => {
  const options = await findOptions(db, [
    'preparation_days',
    'cut_off_hour',
    'holiday_canton',
    'closing_days',
  ])
  const preparation = Object.entries(options.preparation_days)
  if (preparation.length === 0) return {}
  const day = swissDay(now)
  const holidays = await findHolidays(options.holiday_canton, Number(day.slice(0, 4)))
  const calendar = {
    isClosed: (one: string) =>
      holidays.has(one) || options.closing_days.some((closing) => isIn(one, closing)),
  }
  const received = receivingDay({ day, hour: swissHour(now) }, options.cut_off_hour, calendar)
  if (!received) return {}
  return Object.fromEntries(
    preparation.flatMap(([family, workingDays]) => {
      const found = dispatchDay(received, workingDays, calendar)
      return found ? [[family, found]] : []
    }),
  )
}
