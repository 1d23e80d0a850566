import { createWorkerThread } from '../worker-threads.ts'
import type { DocumentView } from './views/document-view.ts'
import type { PickingListView } from './views/picking-list-view.ts'

type View = DocumentView | PickingListView

const thread = createWorkerThread<View, Uint8Array>(
  new URL('./document-thread.ts', import.meta.url),
)

/** What is being drawn, by its content. */
const drawings = new Map<string, Promise<Buffer>>()

const draw = async (view: View) => Buffer.from(await thread.run(view))

/**
 * Draws a PDF in a thread; concurrent requests for the same content share one drawing. Rejects with a
 * thread failure if it cannot be drawn now.
 */
export const drawInThread = (view: View): Promise<Buffer> => {
  const content = JSON.stringify(view)
  const current = drawings.get(content)
  if (current) return current
  const drawing = draw(view).finally(() => drawings.delete(content))
  drawings.set(content, drawing)
  return drawing
}
