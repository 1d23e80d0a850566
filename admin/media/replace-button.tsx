import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import ReplaceIcon from '@mui/icons-material/SwapHorizOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { api, toForm } from '../api/client.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { useAction } from '../screen/use-action.ts'
import type { Media } from './media-record.ts'

/** Replaces the file of an entry after a confirmation that names the consequence. */
export const ReplaceButton = () => {
  const { t } = useLingui()
  const media = useRecordContext<Media>()
  const { perform, isSending } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  if (!media) return null
  const places = media.uses?.length ?? 0

  const replace = async () => {
    if (!file) return
    const params = { path: { id: media.id } }
    const body = { file, version: String(media.version) }
    const done = t`The file has been replaced everywhere.`
    const init = { params, body, bodySerializer: toForm }
    await perform(api.POST('/admin/media/{id}/file', init), done)
    setFile(undefined)
  }

  return (
    <>
      <Button startIcon={<ReplaceIcon />} onClick={() => input.current?.click()}>
        {media.kind === 'picture' ? t`Replace image` : t`Replace file`}
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
            ? t`${plural(places, { one: 'The place that uses it will show the new file immediately. Texts and focal point are kept.', other: 'All # places that use it will show the new file immediately. Texts and focal point are kept.' })}`
            : t`It is not used anywhere yet. Texts and focal point are kept.`
        }
        confirm={t`Replace the file`}
        onConfirm={() => void replace()}
        onClose={() => setFile(undefined)}
      />
    </>
  )
}
