/** Days before the expiry of a certificate on which its owner is reminded (A1), the first first. */
export const reminderDays = [60, 14] as const

const dayMs = 86_400_000

/** Whole days from one YYYY-MM-DD to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A certificate that has expired: the last day on which its owner may order, and whether it is over. */
export type ExpiredCertificate = { expiresOn: string; ordersUntil: string; isOver: boolean }

/** Undefined while the certificate is valid, and without a limit of days. */
export const findExpired = (
  expiresOn: string | null,
  graceDays: number | null,
  today: string,
): ExpiredCertificate | undefined => {
  if (!expiresOn || graceDays === null || expiresOn >= today) return undefined
  const last = Date.parse(`${expiresOn}T00:00:00Z`) + graceDays * dayMs
  const ordersUntil = new Date(last).toISOString().slice(0, 10)
  return { expiresOn, ordersUntil, isOver: ordersUntil < today }
}

/**
 * The reminder to send today, as days before the expiry; undefined if none is due. `remindedDays`:
 * the last one sent. After an outage only the later of two reminders is sent.
 */
export const dueReminder = (
  expiresOn: string,
  today: string,
  remindedDays: number | null,
): (typeof reminderDays)[number] | undefined => {
  const left = daysBetween(today, expiresOn)
  if (left < 0) return undefined
  const due = reminderDays.findLast((days) => left <= days)
  return due !== undefined && (remindedDays === null || due < remindedDays) ? due : undefined
}
