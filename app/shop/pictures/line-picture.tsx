import { useLingui } from '@lingui/react/macro'
import type { Picture } from '../../../domain/pictures/printed-picture.ts'
import { type LabelledLine, linePicture } from '../../../messages/shop/pictures.ts'
import { SmallPicture } from '../../../ui/pictures/container-picture.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'

/** The container of a line with its label, in the language of the page. */
export const usePicture = (line: LabelledLine): Picture => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  return linePicture(line, { laboratory: legalName, t })
}

/** The container of a line in a square, beside its name; decorative. */
export const LinePicture = ({
  line,
  side = 64,
  className,
}: {
  line: LabelledLine
  /** In px. */
  side?: number
  className?: string
}) => <SmallPicture picture={usePicture(line)} side={side} className={className} />
