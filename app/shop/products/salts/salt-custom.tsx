import { Trans, useLingui } from '@lingui/react/macro'
import { customarySaltPotency, isInPotency, type Salt } from '../../../../domain/catalogue/salt.ts'
import { saltPotencyNames } from '../../../../messages/shop/salts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'

/** The customary potency of the salt, with a link to the page about Schüssler salts. */
export const SaltCustom = ({ salt: { nr, forms } }: { salt: Salt }) => {
  const { t } = useLingui()
  const potency = customarySaltPotency(nr)
  return (
    <div className="mt-5 print:mt-2">
      <p>
        <Trans>
          Customary potency: <strong>{t(saltPotencyNames[potency])}</strong>
        </Trans>
        {!isInPotency(forms, potency) && (
          <span className="block text-sm text-muted">
            <Trans>We prepare this salt only in another potency.</Trans>
          </span>
        )}
      </p>
      <PageLink
        page="medicine.schussler_salts"
        className="text-link mt-1 inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <Trans>About Schüssler salts, with all 27 compared</Trans>
        <Icon name="arrow-right" className="size-4" />
      </PageLink>
    </div>
  )
}
