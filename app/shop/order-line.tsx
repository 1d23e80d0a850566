import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { type Centimes, formatAmount } from '../../domain/money.ts'
import { lineMessages } from '../../messages/shop/lines.ts'
import type { LabelledLine } from '../../messages/shop/pictures.ts'
import { Icon } from '../../ui/icon.tsx'
import { LineLayout } from '../../ui/line-layout.tsx'
import { Price } from '../../ui/price.tsx'
import { LinePicture } from './pictures/line-picture.tsx'
import { SubstanceList } from './substance-list.tsx'

/** The number of substances shown while collapsed. */
const collapsedCount = 4

const CollapsedSubstances = ({ substances }: { substances: readonly string[] }) => (
  <details className="group">
    <summary className="flex min-h-8 list-none items-center gap-1.5 hover:text-ink">
      <Icon
        name="caret-down"
        className="size-3.5 -rotate-90 group-open:rotate-0 motion-safe:transition-transform"
      />
      <Plural value={substances.length} one="# substance" other="# substances" />
    </summary>
    <SubstanceList substances={substances} className="border-l border-line py-1 pl-3" />
  </details>
)

type Props = Omit<ComponentProps<typeof LineLayout>, 'picture' | 'name' | 'amount' | 'detail'> & {
  /** Without `info`: a name that is not an article yet. */
  line: LabelledLine | { name: string; info?: undefined }
  /** Of the name; a paragraph where lines are no headings. */
  heading?: 'h2' | 'h3' | 'p'
  /** Instead of the specification: what changes it. */
  detail?: ReactNode
  /** The own reference of the line (A4). */
  reference?: string | undefined
  /** With `price`, shown as '2 × 10,80', unless it is one. */
  count?: number | undefined
  price?: Centimes | undefined
  amount?: Centimes | undefined
  /** The former amount, where it has changed. */
  before?: Centimes | undefined
  /** All substances, where the line is the subject of the page. */
  isWhole?: boolean
}

/** An article with its picture, specification, substances, reference, quantity, price and actions. */
export const OrderLine = (props: Props) => {
  const { line, heading: Name = 'p', detail, notes, reference, quantity, ...others } = props
  const { count, price, amount, before, isWhole, ...cells } = others
  const { t } = useLingui()
  const { detail: specification, substances } = line.info
    ? lineMessages(line.info, t)
    : { detail: undefined, substances: [] }
  const hasNotes = substances.length > 0 || notes
  return (
    <LineLayout
      picture={line.info && <LinePicture line={line} side={28} />}
      name={<Name>{line.name}</Name>}
      detail={
        <>
          {detail ?? specification}
          {reference && (
            <span className="line-reference">
              <Icon name="identification-card" />
              <span className="sr-only">{t`Your reference: ${reference}`}</span>
              <span aria-hidden="true">{reference}</span>
            </span>
          )}
        </>
      }
      notes={
        hasNotes && (
          <>
            {isWhole || substances.length <= collapsedCount ? (
              <SubstanceList substances={substances} />
            ) : (
              <CollapsedSubstances substances={substances} />
            )}
            {notes}
          </>
        )
      }
      quantity={
        quantity ??
        (count !== undefined &&
          count > 1 &&
          price !== undefined &&
          `${count} × ${formatAmount(price)}`)
      }
      amount={
        amount !== undefined && (
          <>
            <Price amount={amount} className="text-ink" />
            {before !== undefined && (
              <span className="block text-sm leading-snug text-ochre">
                <Trans>
                  was: <Price amount={before} className="line-through" />
                </Trans>
              </span>
            )}
          </>
        )
      }
      {...cells}
    />
  )
}
