import { type ComponentType, lazy, Suspense } from 'react'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'
import type { SaveProps } from './save-buttons.tsx'

// Visitors do not load it; without network the buttons are missing.
const SaveButtons = lazy(
  (): Promise<{ default: ComponentType<SaveProps> }> =>
    import('./save-buttons.tsx').catch(() => ({ default: () => null })),
)

/** The buttons that save an article, for logged-in people. */
export const SaveSlot = (props: SaveProps) =>
  usePersisted(({ user }) => user) && (
    <Suspense>
      <SaveButtons {...props} />
    </Suspense>
  )
