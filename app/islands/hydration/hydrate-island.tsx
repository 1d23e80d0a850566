import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyClicks } from '../../../ui/early-clicks.ts'
import { loadBrowserPage } from './browser-page.ts'
import { IslandRoot } from './island-root.tsx'

const propsOf = (element: HTMLElement): object =>
  JSON.parse(element.querySelector(':scope > script')?.textContent ?? '{}')

/** Hydrates an island; resolves when it can be operated. */
export const hydrateIsland = async (element: HTMLElement, Component: ComponentType<object>) => {
  const root = element.querySelector(':scope > div')
  const { page, texts } = await loadBrowserPage()
  if (!root) return
  await new Promise<void>((resolve) => {
    const ready = () => {
      element.dataset.ready = ''
      replayEarlyClicks()
      resolve()
    }
    // A transition hydrates in slices, so that it blocks no input.
    startTransition(() => {
      hydrateRoot(
        root,
        <IslandRoot page={page} texts={texts} onHydrated={ready}>
          <Component {...propsOf(element)} />
        </IslandRoot>,
        { identifierPrefix: element.dataset.id ?? '' },
      )
    })
  })
}
