import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import ReplaceIcon from '@mui/icons-material/SwapHorizOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { api, toForm } from '../api/client.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import type { Media } from './media-record.ts'

/** Replaces the file of an entry after a confirmation that names the consequence. */
export const ReplaceButton = () => {
  const { t } = useLingui()
  const media = useRecordContext<Media>()
  const notify = useNotify()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isSending, setIsSending] = useState(false)
  if (!media) return null
  const places = media.uses?.length ?? 0

  const replace = async () => {
    if (!file) return
    setIsSending(true)
    try {
      const params = { path: { id: media.id } }
      const body = { file, version: String(media.version) }
      await api.POST('/admin/media/{id}/file', { params, body, bodySerializer: toForm })
      notify(t`The file has been replaced everywhere.`, { type: 'success' })
      refresh()
    } catch (cause) {
      const message = cause instanceof HttpError ? cause.message : 'ra.notification.http_error'
      notify(String(message), { type: 'error' })
    } finally {
      setIsSending(false)
      setFile(undefined)
    }
  }

  return (
    <>
      <Button startIcon={<ReplaceIcon />} onClick={() => input.current?.click()}>
        {media.kind === 'picture' ? t`Replace picture` : t`Replace file`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={media.kind === 'picture' ? 'image/*' : 'application/pdf'}
        aria-label={t`New file`}
        onChange={({ target }) => {
          setFile(target.files?.[0])
          target.value = ''
        }}
      />
      <ConfirmDialog
        isOpen={file !== undefined}
        loading={isSending}
        title={t`Replace the file?`}
        content={
          places > 0
            ? t`${plural(places, { one: 'The place that uses it will show the new file immediately. Texts and focal point stay.', other: 'All # places that use it will show the new file immediately. Texts and focal point stay.' })}`
            : t`It is not used anywhere yet. Texts and focal point stay.`
        }
        confirm={t`Replace the file`}
        onConfirm={() => void replace()}
        onClose={() => setFile(undefined)}
      />
    </>
  )
}
