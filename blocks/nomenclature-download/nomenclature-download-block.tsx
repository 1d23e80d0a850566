import { Trans, useLingui } from '@lingui/react/macro'
import { isLanguage } from '../../domain/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { fileSize } from '../../ui/file-size.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** A product list of the laboratory to download. */
export default function NomenclatureDownloadBlock({
  title,
  text,
  file,
  button_text,
  data: { bytes },
}: BlockProps<typeof definition, 'nomenclature_download'>) {
  const { i18n } = useLingui()
  const format = file.split('.').at(-1)?.toUpperCase() ?? ''
  const size = bytes !== undefined && isLanguage(i18n.locale) ? fileSize(bytes, i18n.locale) : ''
  return (
    <section className="@container">
      <div className="grid items-center gap-x-12 gap-y-6 border-y-2 border-leaf bg-sheet px-5 py-8 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:px-10 @2xl:py-10">
        <div>
          <h2>{title}</h2>
          {text && <RichTextView text={text} className="measure mt-3 text-lg text-muted" />}
        </div>
        {bytes === undefined ? (
          <p className="text-muted">
            <Trans>This file is being updated.</Trans>
          </p>
        ) : (
          <div className="grid justify-items-start gap-2">
            <a href={file} download className={buttonClass('filled')}>
              <Icon name="download-simple" />
              {button_text}
            </a>
            <p className="text-sm text-muted tabular-nums">{`${format}, ${size}`}</p>
          </div>
        )}
      </div>
    </section>
  )
}
