// Temporal, as the first `Intl.DateTimeFormat` of a process takes 7 MB.

const zone = 'Europe/Zurich'

const inSwitzerland = (instant: Date) => instant.toTemporalInstant().toZonedDateTimeISO(zone)

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds)

/** The date in Switzerland, e.g. '2026-11-21': VAT rates change at midnight there. */
export const swissDay = (now: Date): string => inSwitzerland(now).toPlainDate().toString()

/** The time of day in Switzerland, e.g. '09:05'. */
export const swissTime = (now: Date): string =>
  inSwitzerland(now).toPlainTime().toString({ smallestUnit: 'minute' })

/** The hour in Switzerland, 0 to 23. */
export const swissHour = (now: Date): number => inSwitzerland(now).hour

/** The month in Switzerland, 1 to 12: selects seasonal products. */
export const swissMonth = (now: Date): number => inSwitzerland(now).month

/** The date in Switzerland `days` after `now`. */
export const dayAfter = (now: Date, days: number): string =>
  inSwitzerland(now).toPlainDate().add({ days }).toString()

/** The instant at which a day begins in Switzerland, `days` after `day` (YYYY-MM-DD). */
export const swissDayStart = (day: string, days = 0): Date =>
  dateOf(Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(zone))

/** The instant of a time of day in Switzerland ('2026-11-27T08:00'); the first if it comes twice. */
export const swissInstant = (local: string): Date =>
  dateOf(Temporal.PlainDateTime.from(local).toZonedDateTime(zone))
