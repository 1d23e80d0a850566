// Runs in a thread: the first document takes half a second, with the libraries and fonts.
import { serveTasks } from '../serve-tasks.ts'
import { drawDocument } from './layout/draw-document.ts'
import { drawPickingList } from './layout/draw-picking-list.ts'
import type { DocumentView } from './views/document-view.ts'
import type { PickingListView } from './views/picking-list-view.ts'

const draw = (view: DocumentView | PickingListView) =>
  'sections' in view ? drawPickingList(view) : drawDocument(view)

serveTasks(async (view: DocumentView | PickingListView) => new Uint8Array(await draw(view)))
