const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as date fields take it: '2026-11-27T08:00' in Switzerland. */
export const toLocalTime = (instant: string): string =>
  parts.format(new Date(instant)).replace(' ', 'T')

/** An instant as people read it: '27.11.2026, 08:00'. */
export const swissDateTime = (instant: string): string => {
  const [day = '', time = ''] = toLocalTime(instant).split('T')
  return `${day.split('-').reverse().join('.')}, ${time}`
}
