import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { SavedNotice } from '../edit-frame.tsx'
import { ItemAction } from '../item-action.tsx'
import { AddressLines } from './address-card.tsx'
import { AddressWarning } from './address-warning.tsx'

type OtherAddress = {
  id: string
  name: string
  lines: readonly string[]
  problems: readonly AddressProblem[]
}

const Card = ({ id, name, lines, problems, mayEdit }: OtherAddress & { mayEdit: boolean }) => {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const titleId = useId()
  return (
    <li className="flex min-w-0 flex-col border border-line bg-sheet p-6 shadow-label">
      <h3 id={titleId} className="mb-3 text-xl wrap-anywhere">
        {name}
      </h3>
      <AddressLines lines={lines} />
      <AddressWarning problems={problems} className="mt-4" />
      {search.get('done') === id && <SavedNotice>{t`The address has been saved.`}</SavedNotice>}
      {mayEdit && (
        <form method="post" className="mt-auto flex flex-wrap gap-3 pt-5">
          <input type="hidden" name="id" value={id} />
          <ItemAction itemId={titleId} href={`?edit=${id}`}>{t`Edit`}</ItemAction>
          <ItemAction itemId={titleId} intent="default">{t`Use as default`}</ItemAction>
          <ItemAction itemId={titleId} intent="remove" look="plain">{t`Remove`}</ItemAction>
        </form>
      )}
    </li>
  )
}

/** The delivery addresses beside the default one; works without script. */
export const OtherAddresses = ({
  others,
  mayEdit,
}: {
  others: readonly OtherAddress[]
  mayEdit: boolean
}) => {
  const { t } = useLingui()
  if (others.length === 0 && !mayEdit) return null
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{t`Further shipping addresses`}</h2>
      {others.length === 0 ? (
        <p className="measure text-muted">
          {t`Do you work in several places? Store their addresses and choose one when you order.`}
        </p>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2">
          {others.map((other) => (
            <Card key={other.id} {...other} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {mayEdit && (
        <a href="?edit=new" className={buttonClass('outline', 'mt-6')}>
          {t`Add a shipping address`}
        </a>
      )}
    </section>
  )
}
