import { Box } from '@mui/material'
import { Fragment, type ReactNode } from 'react'

type Sum = { label: string; amount: ReactNode; isTotal?: boolean }

/** Amounts below lines, of which the right edges align. */
export const Sums = ({ label, sums }: { label: string; sums: readonly Sum[] }) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: 2,
      rowGap: 0.5,
      m: 0,
      ml: 'auto',
      maxWidth: '22rem',
      fontVariantNumeric: 'tabular-nums',
      '& dd': { m: 0, textAlign: 'right', whiteSpace: 'nowrap' },
      '& .total': { fontWeight: 600, fontSize: '1.125rem' },
    }}
  >
    {sums.map(({ label: name, amount, isTotal }) => (
      <Fragment key={name}>
        <dt className={isTotal ? 'total' : undefined}>{name}</dt>
        <dd className={isTotal ? 'total' : undefined}>{amount}</dd>
      </Fragment>
    ))}
  </Box>
)
