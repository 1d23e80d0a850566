import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material'
import { formatRate } from '../../domain/money.ts'
import { accountParts } from '../../domain/options/journal-options.ts'
import type { Schemas } from '../api/client.ts'
import { moneyText } from '../i18n/money-text.ts'
import { dayText } from '../i18n/swiss-time.ts'
import { HeadRow } from '../screen/columns.tsx'

type Totals = Schemas['JournalPreview']

const number = { align: 'right', sx: { whiteSpace: 'nowrap' } } as const

const AccountTable = ({ totals }: Pick<Totals, 'totals'>) => {
  const { t } = useLingui()
  const debitName = t({ message: 'Debit', context: 'bookkeeping' })
  const creditName = t({ message: 'Credit', context: 'bookkeeping' })
  return (
    <TableContainer>
      <Table size="small" aria-label={t`Sums by account`}>
        <HeadRow names={[t`Account`]} numbers={[debitName, creditName]} />
        <TableBody>
          {totals.map(({ role, account, debit, credit }) => (
            <TableRow key={role}>
              <TableCell>
                {account} {t(accountParts[role].label)}
              </TableCell>
              <TableCell {...number}>{moneyText(debit)}</TableCell>
              <TableCell {...number}>{moneyText(credit)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const VatTable = ({ vat }: Pick<Totals, 'vat'>) => {
  const { t } = useLingui()
  return (
    <TableContainer>
      <Table size="small" aria-label={t`VAT by rate`}>
        <HeadRow names={[t`VAT rate`, t`VAT code`]} numbers={[t`Amount with VAT`, t`VAT`]} />
        <TableBody>
          {vat.map(({ rate, code, gross, vat: included }) => (
            <TableRow key={rate}>
              <TableCell>{formatRate(rate * 100)} %</TableCell>
              <TableCell>{code || '–'}</TableCell>
              <TableCell {...number}>{moneyText(gross)}</TableCell>
              <TableCell {...number}>{moneyText(included)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** What an export of the journal contains: sums of its accounts and VAT rates. */
export const JournalTotals = ({
  bookings,
  from,
  totals,
  vat,
  until,
}: Totals & { until: string }) => {
  const { t } = useLingui()
  const [first, last] = [dayText(from), dayText(until)]
  const count = t`${plural(bookings, { one: '# booking', other: '# bookings' })}`
  return (
    <>
      <Typography>{t`${count} from ${first} to ${last}`}</Typography>
      <AccountTable totals={totals} />
      {vat.length > 0 && <VatTable vat={vat} />}
    </>
  )
}
