import { useEffect, useState } from 'react'
import type { LabelledSelection } from '../../../messages/shop/selection-pictures.ts'

const load = () => import('../pictures/selected-picture.tsx')

type Loaded = Awaited<ReturnType<typeof load>>

/** The container of a complete selection, in a box of its size; its script is loaded with the first. */
export const LazyPicture = ({ line }: { line: LabelledSelection | undefined }) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const isMissing = line !== undefined && !loaded
  useEffect(() => {
    // Without the picture, the label has the same facts.
    if (isMissing) load().then(setLoaded, () => undefined)
  }, [isMissing])
  return (
    <div className="h-36 shrink-0">{line && loaded && <loaded.SelectedPicture line={line} />}</div>
  )
}
