import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import type { CatalogueCounts } from '../../server/setup/count-catalogue.ts'
import type { LaboratoryForm } from '../../server/setup/laboratory-form.ts'
import type { SetupState } from '../../server/setup/setup-state.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { stepNames } from './setup-messages.ts'
import type { SetupStep } from './setup-steps.ts'
import { StepForm, StepHead } from './step-form.tsx'
import { StoredCatalogue } from './stored-catalogue.tsx'

const Entry = ({ step, children }: { step: SetupStep; children: ReactNode }) => {
  const { t } = useLingui()
  const name = t(stepNames[step])
  return (
    <section className="grid gap-2 border-t border-line py-5 sm:grid-cols-[12rem_1fr_auto]">
      <h3>{name}</h3>
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <a
        href={`${setupAddress(useLanguage())}?step=${step}`}
        className="text-link inline-flex min-h-11 items-start"
        aria-label={t`Change: ${name}`}
      >
        <Trans>Change</Trans>
      </a>
    </section>
  )
}

const Laboratory = ({ laboratory }: { laboratory: LaboratoryForm }) => (
  <>
    <p className="font-semibold">{laboratory.legalName}</p>
    <p>
      {laboratory.street} {laboratory.buildingNumber}, {laboratory.postcode} {laboratory.city}
    </p>
    <p>
      {laboratory.phone}, {laboratory.email}
    </p>
    <p>
      <Trans>IBAN {laboratory.iban}</Trans>
    </p>
    {laboratory.vatNumber && (
      <p>
        <Trans>VAT number {laboratory.vatNumber}</Trans>
      </p>
    )}
    <p>
      <Trans>
        Shipping CHF {laboratory.shippingCost}, to be paid within {laboratory.paymentDays} days
      </Trans>
    </p>
  </>
)

type Props = { setup: SetupState; laboratory: LaboratoryForm; stored: CatalogueCounts }

/** All entries once more, and the button that opens the shop. */
export const CheckStep = ({ setup, laboratory, stored }: Props) => (
  <>
    <StepHead title={<Trans>Check and open</Trans>}>
      <Trans>Please read everything once more. Then open the shop.</Trans>
    </StepHead>
    <Entry step="administrator">
      <p className="font-semibold">
        {setup.administrator?.firstName} {setup.administrator?.lastName}
      </p>
      <p>{setup.administrator?.email}</p>
    </Entry>
    <Entry step="laboratory">
      <Laboratory laboratory={laboratory} />
    </Entry>
    <Entry step="catalogue">
      {setup.catalogueSource && <StoredCatalogue source={setup.catalogueSource} stored={stored} />}
    </Entry>
    <section className="border-t border-line py-5">
      <h3>
        <Trans>Pages</Trans>
      </h3>
      <p className="measure mt-2">
        <Trans>
          The shop starts with example pages in four languages, with your name and address in them.
          They tell the story of an invented laboratory: after opening, rewrite in the back office
          what is not true of yours, first the imprint, the privacy policy and the terms.
        </Trans>
      </p>
    </section>
    <StepForm step="check" intent="open" version={setup.version} className="rounded-md bg-wash p-5">
      <p className="measure mb-4">
        <Trans>
          From then on everyone can see the shop and professionals can register. This set-up ends,
          and its address becomes invalid.
        </Trans>
      </p>
      <Button type="submit">
        <Trans>Open the shop</Trans>
      </Button>
    </StepForm>
  </>
)
