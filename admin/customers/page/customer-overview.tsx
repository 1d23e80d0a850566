import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { dateText } from '../../i18n/swiss-time.ts'
import type { Customer } from '../customer.ts'
import { CustomerFacts } from '../customer-facts.tsx'
import { CertificateViewer } from '../verification/certificate-viewer.tsx'

/** The last decision, with the reason that the customer was given. */
const LastDecision = ({ customer }: { customer: Customer }) => {
  const { decidedAt, decisionReason } = customer
  if (!decidedAt) return null
  const day = dateText(decidedAt)
  return (
    <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
      <Trans>Last decision on {day}.</Trans> {decisionReason}
    </Typography>
  )
}

/** Data at a glance, beside the certificate. */
export const CustomerOverview = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Box component="section" aria-label={t`Data`}>
        <CustomerFacts customer={customer} />
        <LastDecision customer={customer} />
      </Box>
      <Box component="section" aria-label={t`Certificate`}>
        <CertificateViewer customer={customer} />
      </Box>
    </Box>
  )
}
