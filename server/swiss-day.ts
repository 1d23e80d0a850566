const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The day it is in Switzerland, '2026-11-21': VAT rates change at midnight there. */
export const swissDay = (now: Date): string => format.format(now)

const clock = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
})

/** The time of day there, '09:05'. */
export const swissTime = (now: Date): string => clock.format(now)

/** 1 to 12: what is in season there. */
export const swissMonth = (now: Date): number => Number(swissDay(now).slice(5, 7))

/** The day so many days after it there. */
export const dayAfter = (now: Date, days: number): string => {
  const day = new Date(`${swissDay(now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
