import type { Browser, BrowserContext } from '@playwright/test'
import { selectorPage } from '../requests.ts'
import { median } from '../row.ts'
import { requestOf, sendRequest } from '../send-request.ts'
import { untilOperable } from './visit.ts'

/** Bytes of the list of all single remedies, as sent. */
export const remedyListSize = async (server: { port: number }) => {
  const html = (await sendRequest(server, requestOf({ path: selectorPage }))).body.toString()
  const [list = ''] = /\/catalogue\/remedies\.[\w-]+\.json/.exec(html) ?? []
  const request = requestOf({ path: list, headers: { 'accept-encoding': 'br' } })
  return (await sendRequest(server, request)).body.length
}

/** From asking for all remedies until the list is there, in the page; in milliseconds. */
const untilSearchable = () =>
  new Promise<{ milliseconds: number; count: number }>((resolve) => {
    const start = performance.now()
    const look = () => {
      const option = document.querySelector('[role=option]')
      if (!option) return
      watch.disconnect()
      const milliseconds = performance.now() - start
      resolve({ milliseconds, count: Number(option.getAttribute('aria-setsize')) })
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true })
    document.querySelector<HTMLElement>('[role=combobox] + button')?.click()
  })

const visits = 7

const timeVisit = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(selectorPage)
  await untilOperable(page)
  const { milliseconds, count } = await page.evaluate(untilSearchable)
  await page.close()
  if (count < 1_000) throw new Error(`only ${count} remedies`)
  return milliseconds
}

/**
 * How long a person waits for the search over all single remedies on a page visited before: the
 * list box's script, the list, its reading and the first drawing. The median of seven visits.
 */
export const remedySearchTime = async (browser: Browser, { port }: { port: number }) => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  try {
    await timeVisit(context)
    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1) times.push(await timeVisit(context))
    return median(times)
  } finally {
    await context.close()
  }
}
