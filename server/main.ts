// Started by scripts/start.mjs with Node 26, after the build. Texts and pages are in the bundle,
// whose types are those of server/start.ts.
const bundle = new URL('../build/server/index.js', import.meta.url).href
const { readEnv, start }: typeof import('./start.ts') = await import(bundle)
const client = new URL('../build/client', import.meta.url).pathname
const { stop, ...started } = await start(readEnv(process.env), client)
process.send?.(started)

let isStopping = false
const finish = () => {
  if (isStopping) return
  isStopping = true
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, finish)
process.on('disconnect', finish)
