import { useLingui } from '@lingui/react/macro'
import type { SetupState } from '../../server/setup/setup-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { AdministratorStep } from './administrator-step.tsx'
import { CatalogueStep } from './catalogue/catalogue-step.tsx'
import { CheckStep } from './check-step.tsx'
import { LaboratoryStep } from './laboratory-step.tsx'
import type { StepContent } from './load-setup.ts'
import { refusalMessages } from './setup-messages.ts'
import type { SetupAnswer } from './take-step.ts'

type Props = { content: StepContent; setup: SetupState; answer: SetupAnswer | undefined }

const Refusal = ({ answer }: Pick<Props, 'answer'>) => {
  const { t } = useLingui()
  if (!answer?.refusal) return null
  return (
    <p
      role="alert"
      className="mt-8 flex gap-3 rounded-md border-l-4 border-alarm bg-alarm-wash p-4 font-semibold"
    >
      <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
      {t(refusalMessages[answer.refusal])}
    </p>
  )
}

const Step = ({ content, setup, answer }: Props) => {
  const { version } = setup
  switch (content.step) {
    case 'administrator':
      return (
        <AdministratorStep
          version={version}
          form={answer?.administrator?.form ?? content.form}
          problems={answer?.administrator?.problems ?? {}}
          isStored={setup.administrator !== undefined}
        />
      )
    case 'laboratory':
      return (
        <LaboratoryStep
          version={version}
          form={answer?.laboratory?.form ?? content.form}
          problems={answer?.laboratory?.problems ?? {}}
        />
      )
    case 'catalogue':
      return (
        <CatalogueStep
          version={version}
          preview={content.preview}
          stored={content.stored}
          source={setup.catalogueSource}
          problems={answer?.uploadProblems ?? []}
        />
      )
    case 'check':
      return <CheckStep setup={setup} laboratory={content.laboratory} stored={content.stored} />
  }
}

/** The form of a step, below the reason why it was refused. */
export const SetupStepForm = (props: Props) => (
  <>
    <Refusal answer={props.answer} />
    <Step {...props} />
  </>
)
