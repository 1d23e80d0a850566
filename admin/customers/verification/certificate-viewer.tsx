import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import ZoomInIcon from '@mui/icons-material/ZoomIn'
import ZoomOutIcon from '@mui/icons-material/ZoomOut'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { dateText } from '../../i18n/swiss-time.ts'
import { ToolButtons } from '../../screen/item-list.tsx'
import type { Customer } from '../customer.ts'

/** In percent of the width. */
const zoomSteps = [100, 150, 200, 300, 400] as const

/** Browsers show these; others are downloaded. */
const isShownImage = (mediaType: string) =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(mediaType)

const ZoomableImage = ({ url, name }: { url: string; name: string }) => {
  const { t } = useLingui()
  const [step, setStep] = useState(0)
  const zoom = zoomSteps[step] ?? 100
  const isLargest = step === zoomSteps.length - 1
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ToolButtons tools={[[t`Smaller`, ZoomOutIcon, () => setStep(step - 1), step === 0]]} />
        <span aria-live="polite">{zoom} %</span>
        <ToolButtons tools={[[t`Larger`, ZoomInIcon, () => setStep(step + 1), isLargest]]} />
      </Box>
      <Box
        // Scrolled with the keyboard too.
        tabIndex={0}
        role="region"
        aria-label={t`Certificate, scrollable`}
        sx={{ overflow: 'auto', height: '65vh', border: 1, borderColor: 'divider' }}
      >
        <img
          src={url}
          alt={t`Certificate ${name}`}
          style={{ width: `${zoom}%`, display: 'block' }}
        />
      </Box>
    </>
  )
}

/** The certificate of a customer in place, with zoom. */
export const CertificateViewer = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { certificate } = customer
  if (!certificate) return <Alert severity="warning">{t`No certificate was uploaded.`}</Alert>
  const { name, mediaType, createdAt } = certificate
  const file = `/api/admin/accounts/${customer.id}/certificate`
  const shown = `${file}?shown=true`
  const day = dateText(createdAt)
  const isPdf = mediaType === 'application/pdf'
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {t`Certificate of ${day}`}
        </Typography>
        {(isPdf || isShownImage(mediaType)) && (
          <Button
            size="small"
            startIcon={<OpenInNewIcon />}
            href={shown}
            target="_blank"
            rel="noreferrer"
          >
            {t`New window`}
          </Button>
        )}
        <Button size="small" startIcon={<DownloadIcon />} href={file} download>
          {t`Download`}
        </Button>
      </Box>
      {isPdf && (
        <Box
          component="iframe"
          src={shown}
          title={t`Certificate ${name}`}
          sx={{ width: '100%', height: '70vh', border: 1, borderColor: 'divider' }}
        />
      )}
      {isShownImage(mediaType) && <ZoomableImage key={customer.id} url={shown} name={name} />}
      {!isPdf && !isShownImage(mediaType) && (
        <Alert severity="info">
          <Trans>
            This photo format of Apple devices cannot be shown here. Please download the file and
            open it.
          </Trans>
        </Alert>
      )}
    </Box>
  )
}
