import { shortDate } from '../../domain/short-date.ts'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

const clock = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
})

/** What tables show where there is no time. */
const none = '–'

/** A day as it is stored, '2026-12-24' → '24.12.2026'; '–' for none. */
export const dayText = (day: string | null | undefined): string => (day ? shortDate(day) : none)

/** The day of an instant in Switzerland: '24.12.2026'; '–' for none. */
export const dateText = (at: string | null | undefined): string =>
  at ? shortDate(days.format(new Date(at))) : none

/** Day and time of an instant in Switzerland: '24.12.2026, 10:05'; '–' for none. */
export const timeText = (at: string | null | undefined): string =>
  at ? `${dateText(at)}, ${clock.format(new Date(at))}` : none

/** An instant as date fields take it: '2026-12-24T10:05' in Switzerland. */
export const toLocalTime = (at: string): string => {
  const date = new Date(at)
  return `${days.format(date)}T${clock.format(date)}`
}

/** A time of a date field with its weekday: '2026-12-24T10:05' → 'Donnerstag, 24. Dezember 2026 um 10:05'. */
export const weekdayText = (local: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-CH`, {
    timeZone: 'UTC',
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(`${local}Z`))

/** Today in Switzerland: '2026-12-24'. */
export const today = (): string => days.format(new Date())

/** Monday of the next week, from a day: '2026-12-24' → '2026-12-28'. */
export const nextMonday = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + (8 - (date.getUTCDay() || 7)))
  return date.toISOString().slice(0, 10)
}
