// Runs in a thread: the first document takes half a second, with the libraries and fonts.
import { serveTasks } from '../serve-tasks.ts'
import { drawAddressLabels } from './layout/draw-address-labels.ts'
import { drawDocument } from './layout/draw-document.ts'
import { drawPickingList } from './layout/draw-picking-list.ts'
import type { AddressLabelsView } from './views/address-labels-view.ts'
import type { DocumentView } from './views/document-view.ts'
import type { PickingListView } from './views/picking-list-view.ts'

type View = DocumentView | PickingListView | AddressLabelsView

const draw = (view: View) => {
  if ('sections' in view) return drawPickingList(view)
  return 'labels' in view ? drawAddressLabels(view) : drawDocument(view)
}

serveTasks(async (view: View) => new Uint8Array(await draw(view)))
