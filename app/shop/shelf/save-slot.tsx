import { lazyComponent } from '../../../ui/lazy-part.tsx'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'
import type { SaveProps } from './save-buttons.tsx'

// Visitors do not load it.
const SaveButtons = lazyComponent(async () => (await import('./save-buttons.tsx')).default)

/** The buttons that save an article, for logged-in people. */
export const SaveSlot = (props: SaveProps) =>
  usePersisted(({ user }) => user) && <SaveButtons {...props} />
