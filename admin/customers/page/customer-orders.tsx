import { useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useAnswer } from '../../api/use-answer.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { statusNames } from '../../orders/order-texts.ts'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import type { Customer } from '../customer.ts'

/** The orders of the customer, the latest first. */
export const CustomerOrders = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const loaded = useAnswer('/admin/orders', {
    params: { query: { account: customer.id, range: '[0,99]' } },
  })
  return (
    <LoadedPart loaded={loaded}>
      {(orders) =>
        orders.length === 0 ? (
          <Typography>{t`This customer has not ordered yet.`}</Typography>
        ) : (
          <Table size="small" aria-label={t`Orders of the customer`}>
            <TableHead>
              <TableRow>
                <TableCell>{t`Order`}</TableCell>
                <TableCell>{t`Date`}</TableCell>
                <TableCell>{t`Status`}</TableCell>
                <TableCell>{t`Reference`}</TableCell>
                <TableCell align="right">{t`Total`}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {orders.map(({ id, number, date_created, status, reference, total }) => (
                <TableRow key={id} hover>
                  <TableCell>
                    <Link to={`/orders/${id}/show`}>{number}</Link>
                  </TableCell>
                  <TableCell>{dateText(date_created)}</TableCell>
                  <TableCell>{t(statusNames[status])}</TableCell>
                  <TableCell>{reference || '–'}</TableCell>
                  <TableCell align="right">CHF {total}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </LoadedPart>
  )
}
