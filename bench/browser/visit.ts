import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { consentCookie, consentValue } from '../../domain/consent/consent.ts'
import { addressOf } from '../../domain/page/address.ts'
import { benchPassword } from '../built-server.ts'

/** CPU and network of a phone, as Lighthouse has them. */
export const cpuSlowdown = 4
const latencyMs = 150
const megabitsPerSecond = 1.6

/** Runs in a new browser profile, which has refused optional cookies. */
export const inNewProfile = async <Result>(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
  run: (page: Page) => Promise<Result>,
) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  try {
    const cookie = { name: consentCookie, value: consentValue([]), url: options.baseURL }
    await context.addCookies([cookie])
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    return await run(page)
  } finally {
    await context.close()
  }
}

/** Logs in the demo customer who may order. */
export const logInCustomer = async (page: Page) => {
  const response = await page.request.post(addressOf('en', 'login'), {
    form: { username: 'claire.favre@trois-sources.example', password: benchPassword },
    maxRedirects: 0,
  })
  if (response.status() !== 302) throw new Error(`status ${response.status()} for a login`)
}

export const slowDownCpu = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

export const slowDownNetwork = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const throughput = (megabitsPerSecond * 1_000_000) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Waits until the script of every page runs. */
export const untilPageScript = (page: Page) =>
  page.waitForFunction(() => window.earlyClicks?.wake !== undefined)

const isOperable = () =>
  window.earlyClicks?.wake !== undefined &&
  [...document.querySelectorAll('[data-island][data-on=visible], [data-island][data-on=load]')]
    .map((island) => island.querySelector(':scope > div') ?? {})
    .every((root) => Object.keys(root).some((name) => name.startsWith('__reactContainer')))

/** Waits until the islands that load automatically can be operated. */
export const untilOperable = (page: Page) => page.waitForFunction(isOperable)
