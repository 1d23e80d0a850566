import { Trans } from '@lingui/react/macro'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/use-address.ts'

const plain =
  'hidden min-h-11 items-center gap-2 text-sm font-semibold whitespace-nowrap text-leaf-dark hover:underline in-data-member:inline-flex'

const posted = ({ WcId: id, name, info }: IdentifiedLine) => ({ id, name, info })

type StarProps = { line: IdentifiedLine }

/** Stars an article, for logged-in people; its script is loaded when used. */
export const StarButton = ({ line }: StarProps) => (
  <button
    type="button"
    data-action="save"
    data-line={JSON.stringify(posted(line))}
    data-address={useAddress()('account.shelf')}
    className={plain}
  >
    <Icon name="star" />
    <Trans>Add to my shelf</Trans>
    <span className="sr-only">: {line.name}</span>
  </button>
)

type ListProps = {
  lines: readonly (IdentifiedLine & { quantity: number })[]
  /** Completes the button's name for screen readers. */
  of?: string
}

/** Saves articles to a list, for logged-in people; its script is loaded when used. */
export const ListButton = ({ lines, of }: ListProps) => (
  <button
    type="button"
    data-action="save"
    data-lines={JSON.stringify(lines.map((line) => ({ ...posted(line), quantity: line.quantity })))}
    data-address={useAddress()('account.shelf')}
    className={plain}
  >
    <Icon name="list" />
    <Trans>Add to list</Trans>
    {of && <span className="sr-only">: {of}</span>}
  </button>
)

/** Saves a mixture as a formula, for logged-in people; nothing for other articles. */
export const FormulaButton = ({ line }: StarProps) => {
  const address = useAddress()('account.shelf')
  if (line.info.type !== 'custom') return null
  return (
    <button
      type="button"
      data-action="save"
      data-formula={JSON.stringify(posted(line))}
      data-address={address}
      className={plain}
    >
      <Icon name="receipt" />
      <Trans>Save as a formula</Trans>
      <span className="sr-only">: {line.name}</span>
    </button>
  )
}

type SaveProps = { line: IdentifiedLine; quantity: number; className?: string }

/** The buttons that save an article on the shelf or to a list. */
export const SaveButtons = ({ line, quantity, className = '' }: SaveProps) => (
  <div className={`hidden flex-wrap justify-center gap-x-6 in-data-member:flex ${className}`}>
    <StarButton line={line} />
    <ListButton lines={[{ ...line, quantity }]} of={line.name} />
    <FormulaButton line={line} />
  </div>
)
