import { signature } from '../laboratory.ts'
import type { ConfirmationView } from './confirmation-view.ts'

const width = 64

/** Label left, value right, padded to `width` characters. */
const row = ({ label, value }: { label: string; value: string }) =>
  label + ' '.repeat(Math.max(1, width - label.length - value.length)) + value

const rule = '-'.repeat(width)

const block = (...lines: (string | string[])[]) => lines.flat().join('\n')

/** The confirmation as plain text. */
export const confirmationText = (view: ConfirmationView): string =>
  [
    block(view.greeting, '', view.intro),
    block(view.facts.map(row)),
    ...view.lines.map(({ name, detail, substances, quantity, total }) =>
      block(name, detail, substances, row({ label: quantity, value: total })),
    ),
    block(rule, view.sums.map(row), rule, row(view.total), view.vat.map(row)),
    ...view.addresses.map(({ title, lines }) => block(title, lines)),
    block(view.payment.label, view.payment.value),
    ...(view.note ? [block(view.note.label, view.note.value)] : []),
    block(view.orders.text, view.orders.url),
    signature(view.sender),
  ].join('\n\n')
