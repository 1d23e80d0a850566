import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { fileSize } from '../../../ui/file-size.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLanguage } from '../../i18n/use-language.ts'

/** The longer side of a preview, in CSS pixels. */
const previewSidePx = 96

/** Draws a thumbnail; types that the browser cannot decode (HEIC, PDF) show an icon. */
const Preview = ({ file }: { file: File }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isWanted = file.type.startsWith('image/')
    setDrawn(false)
    const draw = async () => {
      const picture = await createImageBitmap(file)
      const context = canvas.current?.getContext('2d')
      if (isWanted && canvas.current && context) {
        const scale = (2 * previewSidePx) / Math.max(picture.width, picture.height)
        canvas.current.width = Math.max(1, picture.width * scale)
        canvas.current.height = Math.max(1, picture.height * scale)
        context.drawImage(picture, 0, 0, canvas.current.width, canvas.current.height)
        setDrawn(true)
      }
      picture.close()
    }
    // Not an image, or of a type that the browser cannot decode.
    if (isWanted) draw().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <span
      aria-hidden="true"
      className="flex size-24 shrink-0 items-center justify-center border border-line bg-paper"
    >
      <canvas ref={canvas} className={`max-h-full max-w-full ${isDrawn ? '' : 'hidden'}`} />
      {!isDrawn && (
        <Icon
          name={file.type.startsWith('image/') ? 'file-image' : 'file-pdf'}
          className="size-10 text-leaf-dark"
        />
      )}
    </span>
  )
}

/** The chosen file with its preview. The script is loaded with the first file. */
export default function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const size = fileSize(file.size, useLanguage())
  return (
    <div className="flex min-h-36 items-center gap-4 p-4 sm:p-5">
      <Preview file={file} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</p>
        <p className="text-muted">{size}</p>
        <button
          type="button"
          onClick={onRemove}
          className="text-link relative -ml-2 inline-flex min-h-11 items-center gap-2 px-2"
        >
          <Icon name="trash" className="size-4" />
          <Trans>Remove</Trans>
        </button>
      </div>
    </div>
  )
}
