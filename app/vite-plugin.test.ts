import { expect, test } from 'vitest'
import { importsToRequest } from './vite-plugin.ts'

const long = 'x'.repeat(5_000)

test('requests long scripts that an import needs and its importer has not loaded', () => {
  const scripts = new Map(
    Object.entries({
      'page.js': { code: long, imports: ['store.js'] },
      'store.js': { code: long, imports: [] },
      'popup.js': { code: long, imports: ['react.js', 'page.js', 'button.js'] },
      'react.js': { code: long, imports: ['runtime.js'] },
      'button.js': { code: 'x', imports: ['react.js'] },
      'runtime.js': { code: 'x', imports: [] },
    }),
  )
  const files = ['popup.js', 'react.js', 'runtime.js', 'page.js', 'store.js', 'button.js']
  expect(importsToRequest(scripts, { importer: 'page.js', target: 'popup.js', files })).toEqual([
    'react.js',
  ])
})
