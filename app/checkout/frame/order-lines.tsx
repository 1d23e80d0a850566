import { Trans, useLingui } from '@lingui/react/macro'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Price } from '../../../ui/price.tsx'
import { LinePicture } from '../../shop/pictures/line-picture.tsx'
import { SubstanceList } from '../../shop/substance-list.tsx'
import type { LineView } from './frame-view.ts'

const Line = ({ line }: { line: LineView }) => {
  const { t } = useLingui()
  const { name, info, quantity, unitPrice, total, shownBefore, reference } = line
  const { detail, substances } = lineMessages(info, t)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <LinePicture line={line} className="max-sm:hidden" />
      <div>
        <p className="font-serif text-lg leading-snug break-words">{name}</p>
        <p className="text-sm text-muted">{detail}</p>
        {substances.length > 0 && <SubstanceList substances={substances} className="mt-1" />}
        {reference && (
          <p className="mt-1 text-sm wrap-anywhere">{t`Your reference: ${reference}`}</p>
        )}
      </div>
      <div className="text-right">
        <Price amount={total} className="text-ink" />
        <p className="text-sm text-muted">
          <Trans>
            {quantity} × <Price amount={unitPrice} className="font-normal text-muted" />
          </Trans>
        </p>
        {shownBefore !== undefined && (
          <p className="text-sm text-ochre">
            <Trans>
              was: <Price amount={shownBefore} className="line-through" />
            </Trans>
          </p>
        )}
      </div>
    </li>
  )
}

export const OrderLines = ({ lines }: { lines: readonly LineView[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {lines.map((line, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical lines may occur twice; only the position distinguishes them
      <Line key={position} line={line} />
    ))}
  </ul>
)
