import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableRow,
  Typography,
} from '@mui/material'
import { centimes, formatFrancs, formatRate } from '../../domain/money.ts'
import { accountParts } from '../../domain/options/journal-options.ts'
import type { Schemas } from '../api/client.ts'
import { dayText } from '../i18n/swiss-time.ts'
import { HeadRow } from '../screen/columns.tsx'

type Totals = Schemas['JournalPreview']

/** '1250.00' of the API → '1’250.00'; nothing for 0. */
const francs = (amount: string) =>
  Number(amount) === 0 ? '' : formatFrancs(centimes(Math.round(Number(amount) * 100)))

const number = { align: 'right', sx: { whiteSpace: 'nowrap' } } as const

/** Narrow enough for phones. */
const narrow = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }

const AccountTable = ({ totals }: Pick<Totals, 'totals'>) => {
  const { t } = useLingui()
  const debitName = t({ message: 'Debit', context: 'bookkeeping' })
  const creditName = t({ message: 'Credit', context: 'bookkeeping' })
  return (
    <TableContainer>
      <Table size="small" sx={narrow} aria-label={t`Sums by account`}>
        <HeadRow names={[t`Account`]} numbers={[debitName, creditName]} />
        <TableBody>
          {totals.map(({ role, account, debit, credit }) => (
            <TableRow key={role}>
              <TableCell>
                {account} {t(accountParts[role].label)}
              </TableCell>
              <TableCell {...number}>{francs(debit)}</TableCell>
              <TableCell {...number}>{francs(credit)}</TableCell>
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
      <Table size="small" sx={narrow} aria-label={t`VAT by rate`}>
        <HeadRow names={[t`VAT rate`]} numbers={[t`Amount with VAT`, t`VAT`]} />
        <TableBody>
          {vat.map(({ rate, code, gross, vat: included }) => (
            <TableRow key={rate}>
              <TableCell>
                {[`${formatRate(rate * 100)} %`, code].filter(Boolean).join(', ')}
              </TableCell>
              <TableCell {...number}>{francs(gross)}</TableCell>
              <TableCell {...number}>{francs(included)}</TableCell>
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
      <Typography>{t`${count} from ${first} to ${last}, amounts in CHF`}</Typography>
      <AccountTable totals={totals} />
      {vat.length > 0 && <VatTable vat={vat} />}
      {vat.some(({ rate, code }) => rate > 0 && !code) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t`Without VAT codes, the files for bexio, Abacus and Banana contain no VAT. Enter the codes under “Site settings”.`}
        </Alert>
      )}
    </>
  )
}
