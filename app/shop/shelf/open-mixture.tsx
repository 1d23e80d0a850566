import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'

type Props = { onReplace: () => void; onClosed: () => void }

const ReplaceQuestion = ({ onReplace, onClosed }: Props) => {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={id}>
      <div className="grid gap-5 p-6">
        <h2 id={id}>
          <Trans>Replace the mixture in the builder?</Trans>
        </h2>
        <p>
          <Trans>The builder holds another mixture. It will be lost.</Trans>
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={close}>
            <Trans>Keep</Trans>
          </Button>
          <Button onClick={onReplace}>
            <Trans>Replace</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const hasSubstances = (mixture: unknown) =>
  typeof mixture === 'object' &&
  mixture !== null &&
  'substances' in mixture &&
  Array.isArray(mixture.substances) &&
  mixture.substances.length > 0

/** Opens a mixture in the builder, which parses it; asks before another one is lost. */
export const openMixture = (mixture: string, address: string) => {
  const open = () => {
    persistedStore.setState({ mixture: JSON.parse(mixture) })
    location.assign(address)
  }
  const current = persistedStore.getState().mixture
  if (!hasSubstances(current) || JSON.stringify(current) === mixture) return open()
  return mountDialog((_, onClosed) => <ReplaceQuestion onReplace={open} onClosed={onClosed} />)
}
