import { Trans, useLingui } from '@lingui/react/macro'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { FormulasAnswer, SaveFormulaAnswer } from '../../account/formulas/formula-answer.ts'
import { showToast } from '../../browser/toast.ts'
import { TargetButton, TargetDialog, type TargetProps, useTarget } from './choose-target.tsx'

/** `mixture`: the article in JSON; `name`: the name of the mixture, '' for none. */
type Props = TargetProps & { mixture: string; name: string }

type Formulas = Extract<FormulasAnswer, { formulas: unknown }>
type Saved = Extract<SaveFormulaAnswer, { name: string }>

/** `maxFormulaName`, without the rules of mixtures that its module loads. */
const maxName = 60

/** Saves a mixture as a new formula, or as the next version of one. */
export const FormulaDialog = ({ mixture, name: given, ...props }: Props) => {
  const { t } = useLingui()
  const target = useTarget<Formulas, Saved>({
    ...props,
    findIntent: 'formulas',
    field: 'formula',
    fields: { intent: 'save-formula', line: mixture },
    onSaved: ({ name, version, isNew }) => {
      if (isNew) showToast('success', t`Saved as “${name}”, version ${version}.`, 5_000)
      else showToast('info', t`“${name}”, version ${version}, has this composition already.`, 5_000)
    },
  })
  const { found, isBusy, saveTo, create } = target
  return (
    <TargetDialog target={target} title={<Trans>Save as a formula</Trans>}>
      {found && (
        <>
          <form onSubmit={create} className="grid gap-3">
            <TextField
              label={<Trans>New formula</Trans>}
              name="name"
              required
              maxLength={maxName}
              defaultValue={given}
              autoComplete="off"
            />
            <SubmitButton isBusy={isBusy}>
              <Trans>Save the formula</Trans>
            </SubmitButton>
          </form>
          {found.formulas.length > 0 && (
            <>
              <h3 className="mt-6 mb-2 font-sans text-base font-semibold">
                <Trans>Or as the next version of</Trans>
              </h3>
              <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto">
                {found.formulas.map(({ id, name, version }) => (
                  <li key={id}>
                    <TargetButton
                      name={name}
                      detail={<Trans>Version {version}</Trans>}
                      isBusy={isBusy}
                      onClick={() => saveTo(id)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </TargetDialog>
  )
}
