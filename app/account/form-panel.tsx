import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Above a form: why it was refused as a whole (D1 §8). */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex gap-3 rounded-md border-l-4 border-alarm bg-alarm-wash p-4">
    <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
    <div>
      <p className="font-semibold">
        <Trans>Something went wrong</Trans>
      </p>
      <p>{children}</p>
    </div>
  </div>
)
