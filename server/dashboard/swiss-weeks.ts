import { swissDay, swissDayStart } from '../swiss-day.ts'

/** A week in Switzerland: from Monday 00:00 there, until the next Monday, exclusive. */
export type SwissWeek = {
  /** YYYY-MM-DD */
  monday: string
  from: Date
  until: Date
}

const dayMs = 24 * 3_600_000

const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Days are YYYY-MM-DD. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The week of `now` and those before it, the oldest first. */
export const swissWeeks = (now: Date, count: number): SwissWeek[] => {
  const today = swissDay(now)
  const thisMonday = addDays(today, -daysSinceMonday(today))
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(thisMonday, 7 * (index - count + 1))
    return { monday, from: swissDayStart(monday), until: swissDayStart(monday, 7) }
  })
}
