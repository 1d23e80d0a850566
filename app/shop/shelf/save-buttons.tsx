import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { useAddress } from '../../i18n/use-address.ts'

const plain =
  'hidden min-h-11 items-center gap-2 text-sm font-semibold whitespace-nowrap text-leaf-dark hover:underline in-data-member:inline-flex'

const posted = ({ WcId: id, name, info }: IdentifiedLine) => ({ id, name, info })

type ButtonProps = {
  icon: IconName
  /** Completes the button's name for screen readers. */
  of: string | undefined
  children: ReactNode
}

/** A button for logged-in people, whose script is loaded when used; `data-…` names what it saves. */
const SaveButton = ({ icon, of, children, ...data }: ButtonProps) => (
  <button
    type="button"
    data-action="save"
    data-address={useAddress()('account.shelf')}
    className={plain}
    {...data}
  >
    <Icon name={icon} />
    {children}
    {of && <span className="sr-only">: {of}</span>}
  </button>
)

type LineProps = { line: IdentifiedLine }

/** Stars an article. */
export const StarButton = ({ line }: LineProps) => (
  <SaveButton icon="star" of={line.name} data-line={JSON.stringify(posted(line))}>
    <Trans>Add to my favourites</Trans>
  </SaveButton>
)

type ListProps = { lines: readonly (IdentifiedLine & { quantity: number })[]; of?: string }

/** Saves articles to a list. */
export const ListButton = ({ lines, of }: ListProps) => {
  const items = lines.map((line) => ({ ...posted(line), quantity: line.quantity }))
  return (
    <SaveButton icon="list" of={of} data-lines={JSON.stringify(items)}>
      <Trans>Add to list</Trans>
    </SaveButton>
  )
}

/** Saves a mixture as a formula; nothing for other articles. */
export const FormulaButton = ({ line }: LineProps) =>
  line.info.type === 'custom' && (
    <SaveButton icon="receipt" of={line.name} data-formula={JSON.stringify(posted(line))}>
      <Trans>Save as a formula</Trans>
    </SaveButton>
  )

type SaveProps = { line: IdentifiedLine; quantity: number; className?: string }

/** The buttons that save an article on the shelf or to a list. */
export const SaveButtons = ({ line, quantity, className = '' }: SaveProps) => (
  <div className={`hidden flex-wrap justify-center gap-x-6 in-data-member:flex ${className}`}>
    <StarButton line={line} />
    <ListButton lines={[{ ...line, quantity }]} of={line.name} />
    <FormulaButton line={line} />
  </div>
)
