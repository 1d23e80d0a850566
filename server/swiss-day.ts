const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The date in Switzerland, e.g. '2026-11-21': VAT rates change at midnight there. */
export const swissDay = (now: Date): string => format.format(now)

const clock = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
})

/** The time of day in Switzerland, e.g. '09:05'. */
export const swissTime = (now: Date): string => clock.format(now)

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The month in Switzerland, 1 to 12: selects seasonal products. */
export const swissMonth = (now: Date): number => Number(swissDay(now).slice(5, 7))

/** The instant at which a day begins in Switzerland: midnight of summer or winter time. */
export const swissMidnight = (day: string): Date => {
  const inSummer = new Date(`${day}T00:00:00+02:00`)
  return swissDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`)
}

/** The date in Switzerland `days` after `now`. */
export const dayAfter = (now: Date, days: number): string => {
  const day = new Date(`${swissDay(now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** The instant at which a day begins in Switzerland, `days` after `day` (YYYY-MM-DD). */
export const swissDayStart = (day: string, days = 0): Date => {
  const start = new Date(`${day}T00:00:00Z`)
  start.setUTCDate(start.getUTCDate() + days)
  const hours = Number(hour.format(start))
  return new Date(start.getTime() - hours * 3_600_000)
}

/** The instant of a time of day in Switzerland ('2026-11-27T08:00'), of summer or winter time. */
export const swissInstant = (local: string): Date => {
  const inSummer = new Date(`${local}:00+02:00`)
  return `${swissDay(inSummer)}T${swissTime(inSummer)}` === local
    ? inSummer
    : new Date(`${local}:00+01:00`)
}
