import { Trans, useLingui } from '@lingui/react/macro'
import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { TooHigh } from '../../../../domain/mixture/form-solutions.ts'
import { substanceDraftMessage } from '../../../../messages/shop/substance-drafts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Actions } from '../use-builder.ts'

type Props = { tooHigh: readonly TooHigh[]; change: Actions['change'] }

/**
 * Names the substances that rule out every form, with the change that makes Drops available (R15).
 */
export const NoFormNotice = ({ tooHigh, change }: Props) => {
  const { t } = useLingui()
  return (
    <div role="alert" className="mb-4 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4">
      <p className="font-semibold">
        <Trans>No form is available for these substances.</Trans>
      </p>
      <p className="mt-1 text-sm">
        <Trans>
          With plants or buds a mixture is made as Drops, and Drops are only available up to 30 CH.
          Lower or delete the higher dilutions, or delete the plants and buds:
        </Trans>
      </p>
      <ul className="mt-2 grid gap-1">
        {tooHigh.map(({ draft, nearest }) => {
          const { key, scale = 'CH' } = draft
          const name = nearest && dilutionText(scale, nearest)
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4">
              <span className="font-medium">{substanceDraftMessage(draft)}</span>
              {nearest ? (
                <button
                  type="button"
                  onClick={() => change({ type: 'choose-dilution', key, dilution: nearest })}
                  className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold"
                >
                  {t`Change to ${name}`}
                  <Icon name="arrow-right" className="size-4" />
                </button>
              ) : (
                <span className="text-sm text-muted">
                  <Trans>not made in a lower dilution</Trans>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
