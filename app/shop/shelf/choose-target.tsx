import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { maxFormulaName } from '../../../domain/shelf/formula.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Formulas, SavedFormula } from '../../account/shelf/answer-shelf.ts'
import { showToast } from '../../browser/toast.ts'
import { postForm } from '../../islands/post-form.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'

/** `failed`: the message when the server cannot be reached. */
export type TargetProps = { address: string; failed: string; onClosed: () => void }

type Target = Record<string, string>

type Options<Saved> = TargetProps & {
  /** Intent of the request for the targets that exist. */
  findIntent: string
  /** Name of the field with the target's id. */
  field: string
  /** What is saved, with its intent. */
  fields: Target
  onSaved: (saved: Saved) => void
}

/**
 * Finds the lists or formulas of the account and saves to one of them, once at a time. `Found` and
 * `Saved` are the server's answers; a refusal is the `problem`.
 */
export const useTarget = <Found extends { newId: string }, Saved extends { name: string }>(
  options: Options<Saved>,
) => {
  const { address, failed, onClosed, findIntent, field, fields, onSaved } = options
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  useEffect(() => {
    const request = new URLSearchParams({ intent: findIntent })
    postForm<Found | { refusal: string }>(address, request).then((answer) => {
      if ('newId' in answer) setFound(answer)
      else setProblem('refusal' in answer ? answer.refusal : failed)
    })
  }, [address, failed, findIntent])

  const close = () => {
    setOpen(false)
    onClosed()
  }
  const send = async (target: Target) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(undefined)
    const request = new URLSearchParams({ ...fields, ...target })
    const answer = await postForm<Saved | { refusal: string }>(address, request)
    isSending.current = false
    setBusy(false)
    if (!('name' in answer)) return setProblem('refusal' in answer ? answer.refusal : failed)
    close()
    onSaved(answer)
  }
  return {
    ...{ found, problem, isOpen, isBusy, close },
    saveTo: (id: string) => send({ [field]: id }),
    create: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const name = new FormData(event.currentTarget).get('name')
      if (found) send({ [field]: found.newId, name: `${name}` })
    },
  }
}

type DialogProps = {
  target: Pick<ReturnType<typeof useTarget>, 'found' | 'problem' | 'isOpen' | 'close'>
  title: ReactNode
  children: ReactNode
}

/** The dialog around the choice of a target, with its problem and its waiting state. */
export const TargetDialog = ({ target, title, children }: DialogProps) => {
  const { t } = useLingui()
  const titleId = useId()
  const { found, problem, isOpen, close } = target
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-4 flex items-center justify-between gap-2">
          <h2 id={titleId}>{title}</h2>
          <CloseButton onClick={close} className="-mr-2" />
        </div>
        {problem && (
          <p role="alert" className="mb-4 border-l-4 border-alarm bg-alarm-wash p-4">
            {problem}
          </p>
        )}
        {!found && !problem && <Spinner label={t`Loading…`} />}
        {children}
      </div>
    </Dialog>
  )
}

type ButtonProps = { name: string; detail: ReactNode; isBusy: boolean; onClick: () => void }

/** A list or formula that exists; `detail` is its count or version. */
export const TargetButton = ({ name, detail, isBusy, onClick }: ButtonProps) => (
  <button
    type="button"
    aria-disabled={isBusy || undefined}
    onClick={onClick}
    className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-edge bg-white px-3 py-2 text-left hover:border-leaf-dark hover:bg-wash"
  >
    <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
    <span className="text-sm whitespace-nowrap text-muted">{detail}</span>
  </button>
)

/** `mixture`: the article in JSON; `name`: the name of the mixture, '' for none. */
type Props = TargetProps & { mixture: string; name: string }

/** Saves a mixture as a new formula, or as the next version of one. */
export const FormulaDialog = ({ mixture, name: given, ...props }: Props) => {
  const { t } = useLingui()
  const target = useTarget<Formulas, SavedFormula>({
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
    <TargetDialog target={target} title={t`Save as a formula`}>
      {found && (
        <>
          {found.formulas.length > 0 && (
            <>
              <h3 className="mb-2 font-sans text-base font-semibold">
                {t`As the next version of`}
              </h3>
              <ul className="grid mb-6 max-h-[40dvh] gap-2 overflow-y-auto">
                {found.formulas.map(({ id, name, version }) => (
                  <li key={id}>
                    <TargetButton
                      name={name}
                      detail={t`Version ${version}`}
                      isBusy={isBusy}
                      onClick={() => saveTo(id)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
          <form onSubmit={create} className="grid gap-3">
            <TextField
              label={t`New formula`}
              name="name"
              required
              maxLength={maxFormulaName}
              defaultValue={given}
              autoComplete="off"
            />
            <SubmitButton isBusy={isBusy}>{t`Save the formula`}</SubmitButton>
          </form>
        </>
      )}
    </TargetDialog>
  )
}
