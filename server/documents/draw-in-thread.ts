import { createWorkerThread } from '../worker-threads.ts'
import type { DocumentView } from './views/document-view.ts'
import type { PickingListView } from './views/picking-list-view.ts'

const thread = createWorkerThread<DocumentView | PickingListView, Uint8Array>(
  new URL('./document-thread.ts', import.meta.url),
)

/** Draws a PDF in a thread; rejects with a thread failure if it cannot be drawn now. */
export const drawInThread = async (view: DocumentView | PickingListView): Promise<Buffer> =>
  Buffer.from(await thread.run(view))
