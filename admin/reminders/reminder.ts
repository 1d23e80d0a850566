import { msg } from '@lingui/core/macro'
import type { Schemas } from '../api/client.ts'

export type ReminderRun = Schemas['ReminderRun']
export type Reminder = Schemas['Reminder']

export const runStates = {
  draft: msg`Preview`,
  sent: msg({ message: 'Sent', context: 'reminders' }),
  discarded: msg({ message: 'Discarded', context: 'reminders' }),
} as const

export const runColours = { draft: 'warning', sent: 'success', discarded: 'default' } as const

export const reminderStates = {
  draft: msg`Will be sent`,
  sent: msg({ message: 'Sent', context: 'reminders' }),
  excluded: msg`Left out`,
} as const

export const reminderColours = { draft: 'info', sent: 'success', excluded: 'default' } as const

/** Days from the day on which the invoice was due to another day, both YYYY-MM-DD. */
export const daysOverdue = ({ invoiceDueOn }: Pick<Reminder, 'invoiceDueOn'>, day: string) =>
  Math.round((Date.parse(day) - Date.parse(invoiceDueOn)) / 86_400_000)
