import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { JournalAccounts } from '../journal/bookings.ts'
import { line, parts, problem, requiredLine } from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'

const account = requiredLine(20)
const code = line(20)

/** What each account is for. */
export const accountParts = {
  debtors: { ...account, label: msg`Debtors` },
  bank: { ...account, label: msg`Bank account` },
  cash: { ...account, label: msg`Cash account` },
  card: { ...account, label: msg`Card and TWINT` },
  other: { ...account, label: msg`Other payments` },
  standard: { ...account, label: msg`Revenue, standard rate` },
  reduced: { ...account, label: msg`Revenue, reduced rate` },
  accommodation: { ...account, label: msg`Revenue, special rate` },
  exempt: { ...account, label: msg`Revenue without VAT` },
  shipping: { ...account, label: msg`Shipping and small-order fees` },
  fees: { ...account, label: msg`Reminder fees` },
  losses: { ...account, label: msg`Waived rests` },
}

const codeParts = {
  standard: { ...code, label: msg`Standard rate` },
  reduced: { ...code, label: msg`Reduced rate` },
  accommodation: { ...code, label: msg`Special rate` },
  exempt: { ...code, label: msg`Without VAT` },
}

const schemaOf = <Value>(of: Readonly<Record<string, { schema: z.ZodMiniType<string> }>>) =>
  z.object(
    Object.fromEntries(Object.entries(of).map(([name, { schema }]) => [name, schema])),
    problem('value-invalid'),
  ) as unknown as z.ZodMiniType<Value>

/** The chart of accounts for the journal. */
export const journalOptions = {
  journal: {
    label: msg`Accounting`,
    help: msg`Account numbers and VAT codes with which the journal is exported to your accounting program.`,
    shownAt: msg`Exports of the journal.`,
    isForAdministrators: true,
    options: {
      journal_accounts: {
        ...parts<JournalAccounts['accounts']>(
          accountParts,
          schemaOf(accountParts),
          {
            ...{ debtors: '1100', bank: '1020', cash: '1000', card: '1090', other: '1090' },
            ...{ standard: '3000', reduced: '3000', accommodation: '3000', exempt: '3000' },
            ...{ shipping: '3600', fees: '3600', losses: '3805' },
          },
          '1fr 1fr',
        ),
        label: msg`Accounts`,
        help: msg`Applies to the next export; earlier exports keep their accounts.`,
      },
      vat_codes: {
        ...parts<JournalAccounts['codes']>(
          codeParts,
          schemaOf(codeParts),
          { standard: '', reduced: '', accommodation: '', exempt: '' },
          '1fr 1fr',
        ),
        label: msg`VAT codes`,
        help: msg`As your accounting program names them, such as V81 and V26 in Banana. Leave them empty if the laboratory is not liable for VAT.`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
