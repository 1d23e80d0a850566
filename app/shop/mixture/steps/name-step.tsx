import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { maxNameLength } from '../../../../domain/mixture/builder.ts'
import { TextField } from '../../../../ui/field.tsx'
import { StepFrame } from '../../selector/steps/step-frame.tsx'
import type { Actions } from '../use-builder.ts'

type Props = { name: string; change: Actions['change'] }

export const NameStep = memo(({ name, change }: Props) => (
  <StepFrame step="name" number={4} title={<Trans>Name</Trans>} answer={name}>
    <div className="max-w-md noscript:hidden">
      <TextField
        label={<Trans>Name of the mixture (optional)</Trans>}
        hint={<Trans>It is printed on the label and on the invoice.</Trans>}
        autoComplete="off"
        maxLength={maxNameLength}
        value={name}
        onChange={(event) => change({ type: 'set-name', name: event.target.value })}
      />
    </div>
  </StepFrame>
))
