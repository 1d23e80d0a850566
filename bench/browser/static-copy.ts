import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { inNewProfile } from './visit.ts'

/** The screen of Lighthouse's phone, which decides the pictures. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')

const isCompressible = (name: string) => /\.(html|css|svg)$/.test(name)

const save = async (folder: string, name: string, body: Buffer) => {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
  if (isCompressible(name)) await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }))
}

/**
 * Copies a page into a folder for a static server: its HTML without scripts, style, fonts and the
 * pictures of a phone.
 */
export const copyPage = (browser: Browser, baseURL: string, path: string, folder: string) =>
  inNewProfile(browser, { baseURL, ...phone }, async (page) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const response of responses) {
      const { origin, pathname } = new URL(response.url())
      if (origin !== baseURL || response.status() !== 200) continue
      if (pathname === path) {
        const html = withoutScripts(await response.text())
        await save(folder, join(path, 'index.html'), Buffer.from(html))
      } else if (/\.(css|woff2|svg|avif|webp|png|jpe?g|ico)$/.test(pathname))
        await save(folder, pathname, await response.body())
    }
  })
