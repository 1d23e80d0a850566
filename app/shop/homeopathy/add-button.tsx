import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusStep } from './focus-step.ts'
import { nextStep } from './next-step.ts'
import type { Quote } from './quote.ts'

const prompts = {
  remedy: msg`Choose the remedy`,
  scale: msg`Choose the scale`,
  dilution: msg`Choose the dilution`,
  form: msg`Choose the form`,
  carrier: msg`Choose the carrier`,
  size: msg`Choose the size`,
}

type Props = { selection: Selection; quote: Quote; onAdd: () => void }

/** Adds what is complete; before that it leads to the step that is still open. */
export const AddButton = ({ selection, quote, onAdd }: Props) => {
  const { t } = useLingui()
  const step = nextStep(selection)
  if (step)
    return (
      <Button look="outline" className="w-full" onClick={() => focusStep(step)}>
        {t(prompts[step])}
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
