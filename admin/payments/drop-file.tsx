import { useLingui } from '@lingui/react/macro'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'

type DropFileProps = { onFile: (file: File) => void; isReading: boolean }

/** A place to drop a file on, with a button that opens it. */
export const DropFile = ({ onFile, isReading }: DropFileProps) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        p: 4,
        textAlign: 'center',
      }}
    >
      <Typography sx={{ mb: 1.5 }}>{t`Drop the file here, or choose it:`}</Typography>
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
      >
        {t`Choose a file`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.zip,application/xml,text/xml,application/zip"
        aria-label={t`File of the bank`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      {isReading && <LinearProgress sx={{ mt: 2 }} />}
    </Box>
  )
}
