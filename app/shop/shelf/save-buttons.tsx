import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { useAddress } from '../../i18n/use-address.ts'

const looks = {
  text: 'min-h-11 items-center gap-2 text-sm font-semibold whitespace-nowrap text-leaf-dark hover:underline in-data-member:inline-flex',
  /** In a line: the text is its tooltip. */
  icon: 'line-button text-leaf-dark in-data-member:inline-flex',
}

const posted = ({ WcId: id, name, info }: IdentifiedLine) => ({ id, name, info })

type Look = keyof typeof looks

type ButtonProps = {
  icon: IconName
  look?: Look | undefined
  text: string
  /** Completes the button's name for screen readers. */
  of: string | undefined
}

/** A button for logged-in people, whose script is loaded when used; `data-…` names what it saves. */
const SaveButton = ({ icon, look = 'text', text, of: name, ...data }: ButtonProps) => (
  <button
    type="button"
    data-action="save"
    data-address={useAddress()('account.shelf')}
    className={`hidden ${looks[look]}`}
    title={look === 'icon' ? text : undefined}
    {...data}
  >
    <Icon name={icon} />
    <span className={look === 'icon' ? 'sr-only' : undefined}>{text}</span>
    {name && (
      <span className="sr-only">
        <Trans>: {name}</Trans>
      </span>
    )}
  </button>
)

type LineProps = { line: IdentifiedLine; look?: Look }

/** Stars an article. */
export const StarButton = ({ line, look }: LineProps) => {
  const { t } = useLingui()
  const data = { 'data-line': JSON.stringify(posted(line)) }
  return (
    <SaveButton icon="star" look={look} text={t`Add to my favourites`} of={line.name} {...data} />
  )
}

type ListProps = { lines: readonly (IdentifiedLine & { quantity: number })[]; of?: string }

/** Saves articles to a list. */
export const ListButton = ({ lines, of }: ListProps) => {
  const { t } = useLingui()
  const items = lines.map((line) => ({ ...posted(line), quantity: line.quantity }))
  return (
    <SaveButton icon="list-plus" text={t`Add to list`} of={of} data-lines={JSON.stringify(items)} />
  )
}

/** Saves a mixture as a formula; nothing for other articles. */
export const FormulaButton = ({ line, look }: LineProps) => {
  const { t } = useLingui()
  if (line.info.type !== 'custom') return
  const data = { 'data-formula': JSON.stringify(posted(line)) }
  return (
    <SaveButton icon="flask" look={look} text={t`Save as a formula`} of={line.name} {...data} />
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
