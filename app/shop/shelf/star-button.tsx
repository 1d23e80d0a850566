import { Trans } from '@lingui/react/macro'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAddress } from '../../i18n/path-words.ts'

type Props = { line: IdentifiedLine; className?: string }

/** Stars an article, for logged-in people; its script is loaded when used. */
export const StarButton = ({ line, className = 'justify-center' }: Props) => {
  const { WcId: id, name, info } = line
  return (
    <button
      type="button"
      data-action="star-line"
      data-line={JSON.stringify({ id, name, info })}
      data-address={useAddress()('account.shelf')}
      className={`hidden min-h-11 items-center gap-2 text-sm font-semibold whitespace-nowrap text-leaf-dark hover:underline in-data-member:inline-flex ${className}`}
    >
      <Icon name="star" />
      <Trans>Add to my shelf</Trans>
      <span className="sr-only">: {name}</span>
    </button>
  )
}
