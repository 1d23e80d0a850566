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

/** The month in Switzerland, 1 to 12: selects seasonal products. */
export const swissMonth = (now: Date): number => Number(swissDay(now).slice(5, 7))

/** The date in Switzerland `days` after `now`. */
export const dayAfter = (now: Date, days: number): string => {
  const day = new Date(`${swissDay(now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
