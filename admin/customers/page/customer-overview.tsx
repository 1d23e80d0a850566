import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import type { Customer } from '../customer.ts'
import { CustomerFacts } from '../customer-facts.tsx'
import { CertificateViewer } from '../verification/certificate-viewer.tsx'

/** Data at a glance, beside the certificate. */
export const CustomerOverview = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Box component="section" aria-label={t`Data`}>
        <CustomerFacts customer={customer} />
      </Box>
      <Box component="section" aria-label={t`Certificate`}>
        <CertificateViewer customer={customer} />
      </Box>
    </Box>
  )
}
