import type { ReactNode } from 'react'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import type { SetupStep } from './setup-steps.ts'

type Props = {
  step: SetupStep
  version: number
  intent: string
  /** Whether the form has files. */
  hasFiles?: boolean
  className?: string
  children: ReactNode
}

/** A form that posts one step; `version` is that of the shown set-up. */
export const StepForm = ({ step, version, intent, hasFiles, className, children }: Props) => (
  <form
    method="post"
    action={`${setupAddress(useLanguage())}?step=${step}`}
    encType={hasFiles ? 'multipart/form-data' : undefined}
    noValidate
    className={className}
  >
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="version" value={version} />
    {children}
  </form>
)

/** Heading and explanation of a step. */
export const StepHead = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <header className="mt-10 mb-6">
    <h2>{title}</h2>
    <p className="measure mt-2 text-muted">{children}</p>
  </header>
)
