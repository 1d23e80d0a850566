import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { centimes } from '../money.ts'
import type { ReminderStep } from '../order/reminder.ts'
import { francs, parts, problem, whole } from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'

const stepParts = {
  days: { ...whole(0, 365, 10), label: msg`Days after the due day` },
  fee: { ...francs(100_000, 0), label: msg`Fee in CHF` },
}

const step = parts<ReminderStep>(
  stepParts,
  z.object(
    { days: stepParts.days.schema, fee: stepParts.fee.schema },
    problem('value-invalid'),
  ) as unknown as z.ZodMiniType<ReminderStep>,
  { days: 10, fee: centimes(0) },
  '1fr 1fr',
)

/** When unpaid invoices are reminded of, and what it costs. */
export const reminderOptions = {
  reminders: {
    label: msg`Reminders`,
    help: msg`When unpaid invoices are reminded of, the fees, and when ordering is paused.`,
    shownAt: msg`Reminders, statements of account, and the customer’s invoices.`,
    isForAdministrators: true,
    options: {
      reminder_1: {
        ...step,
        label: msg`First reminder`,
        help: msg`0 days: no such reminder. Charge a fee only if your terms of business say so. The texts are under “E-mail texts”.`,
      },
      reminder_2: {
        ...step,
        label: msg`Second reminder`,
        help: msg`Days after the day by which the first reminder asks to pay.`,
      },
      reminder_3: {
        ...step,
        label: msg`Third reminder`,
        help: msg`Days after the day by which the second reminder asks to pay.`,
      },
      reminder_days: { ...whole(1, 90, 10), label: msg`Payment term of a reminder in days` },
      order_hold_step: {
        ...whole(0, 3, 0),
        label: msg`Ordering is paused after reminder`,
        help: msg`1 to 3; 0: never. It is possible again once the invoice is paid.`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
