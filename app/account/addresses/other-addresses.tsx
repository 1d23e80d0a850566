import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { SavedNotice } from '../edit-frame.tsx'
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
  const [editId, defaultId, removeId] = [useId(), useId(), useId()]
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
          <a
            id={editId}
            href={`?edit=${id}`}
            aria-labelledby={`${editId} ${titleId}`}
            className={buttonClass('outline')}
          >
            {t`Edit`}
          </a>
          <Button
            type="submit"
            name="intent"
            value="default"
            look="outline"
            id={defaultId}
            aria-labelledby={`${defaultId} ${titleId}`}
          >
            {t`Use as default`}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="remove"
            look="plain"
            id={removeId}
            aria-labelledby={`${removeId} ${titleId}`}
          >
            {t`Remove`}
          </Button>
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
