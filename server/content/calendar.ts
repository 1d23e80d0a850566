import { msg } from '@lingui/core/macro'
import type { Canton } from '../../domain/customer/canton.ts'
import { defaultLanguage, type Language } from '../../domain/language.ts'
import { weekdayDate } from '../../domain/long-date.ts'
import { undilutedLineOf } from '../../domain/mixture/substance-line.ts'
import {
  type ClosingDays,
  nextClosings,
  type ShownClosing,
} from '../../domain/options/closing-days.ts'
import {
  type Calendar,
  dispatchDay,
  receivingDay,
  workingDayFrom,
} from '../../domain/order/dispatch-day.ts'
import type { DispatchDays, Shortage } from '../../domain/order/line-dispatch.ts'
import { labelled } from '../../messages/labelled.ts'
import { findRemediesById, recordText } from '../catalogue/remedies/find-remedies.ts'
import type { Database } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
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

/** The working days from a Swiss day on. */
const findCalendar = async (db: Database, day: string): Promise<Calendar> => {
  const { holiday_canton, closing_days } = await findOptions(db, ['holiday_canton', 'closing_days'])
  const holidays = await findHolidays(holiday_canton, Number(day.slice(0, 4)))
  return {
    isClosed: (one) => holidays.has(one) || closing_days.some((closing) => isIn(one, closing)),
  }
}

/**
 * The day on which an order that is placed at `now` leaves the laboratory, by family; without the
 * families for which it promises no day.
 */
export const findDispatchDays = async (db: Database, now: Date): Promise<DispatchDays> => {
  const options = await findOptions(db, ['preparation_days', 'cut_off_hour'])
  const preparation = Object.entries(options.preparation_days)
  if (preparation.length === 0) return {}
  const day = swissDay(now)
  const calendar = await findCalendar(db, day)
  const received = receivingDay({ day, hour: swissHour(now) }, options.cut_off_hour, calendar)
  if (!received) return {}
  return Object.fromEntries(
    preparation.flatMap(([family, workingDays]) => {
      const found = dispatchDay(received, workingDays, calendar)
      return found ? [[family, found]] : []
    }),
  )
}

const isId = (id: number | null): id is number => id !== null

/** Remedies and ready products that the shop cannot send today, in the language of a page. */
export const findShortages = async (
  db: Database,
  now: Date,
  language: Language = defaultLanguage,
): Promise<Shortage[]> => {
  const today = swissDay(now)
  const current = (await option(db, 'shortages')).filter(({ until }) => until > today)
  if (current.length === 0) return []
  const remedies = await findRemediesById(
    db,
    current.flatMap(({ remedy, otherRemedy }) => [remedy, otherRemedy]).filter(isId),
  )
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'record'])
    .where('id', 'in', [0, ...current.flatMap(({ otherProduct }) => otherProduct ?? [])])
    .execute()
  const calendar = await findCalendar(db, today)
  const i18n = i18nIn[language]
  return current.flatMap(({ remedy, product, until, reason, otherRemedy, otherProduct }) => {
    const stored = remedies.find(({ id }) => id === remedy)
    const on = workingDayFrom(until, calendar)
    if (!on || (remedy !== null && !stored)) return []
    const day = weekdayDate(on, language)
    const other = products.find(({ id }) => id === otherProduct)
    const alternative = other
      ? recordText(other.record, 'title', language) || other.name
      : remedies.find(({ id }) => id === otherRemedy)?.name
    const substance = stored && undilutedLineOf(stored)
    const texts = [
      i18n._(msg`Available again from ${day}`),
      reason[language] ?? '',
      alternative ? i18n._(labelled(i18n._(msg`Alternative`), alternative)) : '',
    ]
    return {
      ...{ on, note: texts.filter(Boolean).join(' · ') },
      ...{ product, remedy },
      ...(substance && { substance }),
    }
  })
}
