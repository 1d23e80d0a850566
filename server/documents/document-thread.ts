// Runs in a thread: the first document takes half a second, with the libraries and fonts.
import { serveTasks } from '../serve-tasks.ts'
import { drawDocument } from './layout/draw-document.ts'
import type { DocumentView } from './views/document-view.ts'

serveTasks(async (view: DocumentView) => new Uint8Array(await drawDocument(view)))
