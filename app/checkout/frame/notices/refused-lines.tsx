import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lineRefusalMessage } from '../../../../messages/shop/line-refusals.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { FrameDocument } from '../frame-document.tsx'
import type { Carried, RefusedLineView } from '../frame-view.ts'
import { HiddenFields } from '../hidden-fields.tsx'

const Line = ({ line }: { line: RefusedLineView }) => {
  const { t } = useLingui()
  const { cartId, code, name, detail } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-l-4 border-alarm bg-alarm-wash p-4">
      <div className="min-w-0">
        <p className="font-serif text-lg leading-snug break-words">{name}</p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
        <p className="mt-1 flex gap-2 font-medium text-alarm">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
          {t(lineRefusalMessage(code))}
        </p>
      </div>
      <Button look="outline" data-remove={cartId}>
        <Trans>Remove this item</Trans>
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  )
}

type Props = { lines: readonly RefusedLineView[]; carried: Carried; cartVersion?: number }

/** All lines that cannot be ordered, with reasons. The page around removes one from the cart. */
export const RefusedLines = ({ lines, carried, cartVersion }: Props) => (
  <FrameDocument
    cartVersion={cartVersion}
    title={
      <Plural
        value={lines.length}
        one="# item cannot be ordered"
        other="# items cannot be ordered"
      />
    }
  >
    <form method="post" action="/add_to_cart/" className="grid gap-6">
      <HiddenFields fields={carried} />
      <p className="measure">
        <Trans>Remove the items that cannot be ordered; the rest of your cart will be kept.</Trans>
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.cartId} line={line} />
        ))}
      </ul>
      <div>
        <Button type="submit" name="intent" value="edit" look="plain">
          <Trans>Try again</Trans>
        </Button>
      </div>
    </form>
  </FrameDocument>
)
