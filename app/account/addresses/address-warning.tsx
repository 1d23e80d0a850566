import { useLingui } from '@lingui/react/macro'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import { addressProblemMessage } from '../../../messages/account/address-problems.ts'
import { Icon } from '../../../ui/icon.tsx'

type Props = { problems: readonly AddressProblem[]; className?: string }

/** Lists the fields that prevent orders; the address itself may be saved. */
export const AddressWarning = ({ problems, className = '' }: Props) => {
  const { t } = useLingui()
  return (
    <div role="status" className={className}>
      {problems.length > 0 && (
        <div className="flex gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-ochre" />
          <div>
            <p className="font-semibold">{t`This address cannot be used for orders.`}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem.part}>{t(addressProblemMessage(problem))}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
