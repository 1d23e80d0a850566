import { type Browser, chromium } from '@playwright/test'

/** What is measured in a browser; undefined where there is no Chromium. */
export const inChromium = async <Measured>(measure: (browser: Browser) => Promise<Measured>) => {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium
    .launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
    .catch(() => undefined)
  if (!browser) return undefined
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
