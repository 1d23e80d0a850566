import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import UploadIcon from '@mui/icons-material/UploadFile'
import ZoomInIcon from '@mui/icons-material/ZoomIn'
import ZoomOutIcon from '@mui/icons-material/ZoomOut'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { acceptedCertificates } from '../../../domain/customer/certificate.ts'
import { useIsPermitted } from '../../access/session.ts'
import { api, toForm } from '../../api/client.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { ToolButtons } from '../../screen/item-list.tsx'
import { useAction } from '../../screen/use-action.ts'
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

/** Stores a certificate that came by mail or on paper. */
const UploadCertificate = ({ customer: { id } }: { customer: Customer }) => {
  const { t } = useLingui()
  const { perform, isSending } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const mayWrite = useIsPermitted('customers.write')
  const upload = (file: File) => {
    const init = { params: { path: { id } }, body: { file }, bodySerializer: toForm }
    const done = t`The certificate has been uploaded.`
    return perform(api.POST('/admin/accounts/{id}/certificate', init), done)
  }
  if (!mayWrite) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<UploadIcon />}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        {t`Upload a certificate`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedCertificates}
        aria-label={t`Certificate file`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
    </>
  )
}

/** The certificate of a customer in place, with zoom. */
export const CertificateViewer = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { certificate } = customer
  const upload = <UploadCertificate customer={customer} />
  if (!certificate)
    return (
      <>
        <Alert severity="warning">{t`No certificate was uploaded.`}</Alert>
        {upload}
      </>
    )
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
        {upload}
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
