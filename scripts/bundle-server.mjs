// @ts-check
// Bundles the server that Vite built in build/server with its packages: importing a thousand modules
// took most of the start and a third of the memory.
import { glob, readdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'

/** Have native parts beside their modules, or are absent (an optional package of `pg`). */
const external = [/^@node-rs\/argon2/, /^@resvg\/resvg-js/, /^sharp$/, 'pg-native']

/**
 * Escapes other characters than ASCII, valid in names, texts and patterns: V8 stores a text with one
 * of them in two bytes per character.
 * @param {string} code
 */
export const inAscii = (code) => {
  const at = code.search(/\\[^\0-\x7f]/)
  if (at !== -1)
    throw new Error(
      `A backslash precedes the character to escape: ${code.slice(Math.max(0, at - 40), at + 2)}`,
    )
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** @param {Record<string, string>} input @param {Record<string, string>} [define] */
const bundle = async (input, define) => {
  const bundled = await rolldown({
    input,
    platform: 'node',
    external,
    transform: { define },
    // Packages contain what it warns about: directives and circular imports.
    logLevel: 'silent',
  })
  const { output } = await bundled.generate({
    format: 'esm',
    // Names stay: stacks in the log show functions.
    minify: { mangle: false },
    comments: { legal: false },
    entryFileNames: '[name].js',
    // Paths such as ../../demo are right in every module.
    chunkFileNames: '[name]-[hash].js',
  })
  await bundled.close()
  return output.flatMap((file) =>
    file.type === 'chunk' ? [{ name: file.fileName, code: inAscii(file.code) }] : [],
  )
}

const production = { 'process.env.NODE_ENV': '"production"' }

/** The modules that `createWorkerThread` starts, by name. */
const threads = async () => {
  const paths = await Array.fromAsync(glob('server/**/*-thread.ts'))
  return Object.fromEntries(paths.map((path) => [basename(path, '.ts'), path]))
}

/** Replaces build/server and writes build/main.js. */
export const bundleServer = async () => {
  const [server, inThreads, main] = await Promise.all([
    bundle({ index: 'build/server/index.js' }, production),
    bundle(await threads(), production),
    bundle({ main: 'server/main.ts' }),
  ])
  for (const name of await readdir('build/server'))
    await rm(`build/server/${name}`, { recursive: true })
  await Promise.all([
    ...[...server, ...inThreads].map(({ name, code }) => writeFile(`build/server/${name}`, code)),
    ...main.map(({ name, code }) => writeFile(`build/${name}`, code)),
  ])
}
