import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { timeText } from '../i18n/swiss-time.ts'
import type { BankStatement } from './payment.ts'

const shownImports = 10

/** The files that were imported last. */
export const RecentImports = () => {
  const { t } = useLingui()
  const { data: statements = [] } = useGetList<BankStatement>('payments/statements', {
    pagination: { page: 1, perPage: shownImports },
  })
  if (statements.length === 0) return null
  return (
    <Box component="section">
      <Typography variant="h6" component="h2">
        {t`Imported before`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {statements.map(({ id, fileName, importedAt, importedBy, payments, open }) => (
          <li key={id}>
            {[
              fileName,
              timeText(importedAt),
              importedBy,
              t`${plural(payments, { one: '# payment', other: '# payments' })}`,
              ...(open > 0 ? [t`to decide: ${open}`] : []),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Box>
    </Box>
  )
}
