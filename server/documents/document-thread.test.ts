import { expect, test } from 'vitest'
import { readModules } from '../../tests/modules.ts'
import { i18nIn } from '../i18n.ts'
import { createWorkerThread } from '../worker-threads.ts'
import { drawDocument } from './layout/draw-document.ts'
import { drawInThread } from './make-document.ts'
import { documentFacts, orderLine, orderOf, storedDocument } from './order.fixtures.ts'
import { deliveryNoteView } from './views/delivery-note-view.ts'
import type { DocumentView } from './views/document-view.ts'
import { invoiceView } from './views/invoice-and-credit-note.ts'

const thread = createWorkerThread<DocumentView, Uint8Array>(
  new URL('./document-thread.ts', import.meta.url),
)

const order = orderOf(Array.from({ length: 40 }, () => orderLine()))
const paper = storedDocument(order)
const view = invoiceView(order, paper, documentFacts, i18nIn.fr)

test.each([
  ['invoice', view],
  ['delivery note', deliveryNoteView(order, paper.creditor, documentFacts, i18nIn.it)],
])('draws the same %s in a thread', async (_, view) => {
  const drawn = await thread.run(view)
  expect(Buffer.from(drawn).equals(await drawDocument(view))).toBe(true)
})

test('draws concurrent requests for the same content once', async () => {
  const [first, second] = [drawInThread(view), drawInThread(structuredClone(view))]
  expect(await second).toBe(await first)
  expect(await drawInThread(view)).not.toBe(await first)
})

test('loads the code that draws in the thread only', () => {
  const importers = readModules(['app', 'server'])
    .filter(({ path }) => !/\.(test|fixtures)\.ts$/.test(path))
    .filter(({ imports }) =>
      imports.some(({ target, isType }) => !isType && target.endsWith('/draw-document.ts')),
    )
  expect(importers.map(({ path }) => path)).toEqual(['server/documents/document-thread.ts'])
})
