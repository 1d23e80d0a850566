import { shortDate } from '../../domain/short-date.ts'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

const clock = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
})

/** '2026-12-24T09:05:00Z' → '24.12.2026 10:05', the time in Switzerland; '' for none. */
export const formatTime = (at: string | null | undefined): string => {
  if (!at) return ''
  const date = new Date(at)
  return `${shortDate(day.format(date))} ${clock.format(date)}`
}
