import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const [,, base, ...jobs] = process.argv
for (const j of jobs) { const [path, w, name] = j.split('@'); const p = await b.newPage({ viewport: { width: +w, height: 900 } }); await p.goto(base + path, { waitUntil: 'load' }); await p.waitForTimeout(1200); await p.screenshot({ path: `/tmp/team/copyfr/${name}.png`, fullPage: true }); await p.close() }
await b.close()
