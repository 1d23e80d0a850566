/** '2026-11-30' → '30.11.2026'. */
export const dayText = (day: string) => day.split('-').reverse().join('.')

/** An instant as day and time in Switzerland: '30.11.2026, 14:05'. */
export const timeText = (instant: string) =>
  new Intl.DateTimeFormat('de-CH', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Zurich',
  }).format(new Date(instant))

/** Today in Switzerland, '2026-11-30'. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date())

/** Monday of the next week, from a day. */
export const nextMonday = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + (8 - (date.getUTCDay() || 7)))
  return date.toISOString().slice(0, 10)
}
