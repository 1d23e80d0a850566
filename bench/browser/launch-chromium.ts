import { chromium } from '@playwright/test'

/** Chromium without requests to other hosts; undefined where there is none. */
export const launchChromium = (...args: string[]) =>
  chromium
    .launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...args,
      ],
    })
    .catch(() => undefined)
