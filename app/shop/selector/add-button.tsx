import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusStep } from './focus-step.ts'
import type { Quote } from './quote.ts'

/** The step that is still open, and what to do there: 'Choose the size'. */
export type Prompt = { step: string; text: MessageDescriptor }

type Props = { prompt: Prompt | undefined; quote: Quote; onAdd: () => void }

/** Adds what is complete; before that it leads to the step that is still open. */
export const AddButton = ({ prompt, quote, onAdd }: Props) => {
  const { t } = useLingui()
  if (prompt)
    return (
      <Button look="outline" className="w-full" onClick={() => focusStep(prompt.step)}>
        {t(prompt.text)}
      </Button>
    )
  if (quote.state !== 'found') return null
  return (
    <Button className="w-full" onClick={onAdd}>
      <Icon name="basket" />
      <Trans>Add to Cart</Trans>
    </Button>
  )
}
