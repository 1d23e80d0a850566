import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAdminTarget } from '../../../domain/page/admin-path.ts'
import { createAdminFiles } from './admin-files.ts'

const get = { method: 'GET' } as IncomingMessage

const openFiles = () => {
  const dir = mkdtempSync(join(tmpdir(), 'officina-admin-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Officina</title>')
  writeFileSync(join(dir, 'assets', 'main-1.js'), 'start()')
  return createAdminFiles(dir)
}

describe('the files of the back office', () => {
  it.each([
    ['/admin', true],
    ['/admin/', true],
    ['/admin/orders/1', true],
    ['/administration', false],
    ['/fr/admin', false],
  ])('%s is its path: %s', (path, isAdmin) => {
    expect(isAdminTarget(path)).toBe(isAdmin)
  })

  it.each(['/admin', '/admin/', '/admin/orders/1/show'])(
    'the back office has its page at %s',
    (path) => {
      const page = openFiles()(path, get)
      expect(page?.bodies.identity.toString()).toContain('<title>Officina</title>')
      expect(page?.headers['Content-Type']).toBe('text/html; charset=utf-8')
      expect(page?.headers['Cache-Control']).toBe('no-cache')
      expect(page?.headers['Content-Security-Policy']).toContain("script-src 'self'")
    },
  )

  it('caches scripts by their hash', () => {
    const script = openFiles()('/admin/assets/main-1.js', get)
    expect(script?.headers['Cache-Control']).toContain('immutable')
  })

  it('the back office has no page for a missing script', () => {
    expect(openFiles()('/admin/assets/main-0.js', get)).toBeUndefined()
  })

  it('the back office has nothing without a build', () => {
    expect(createAdminFiles('/nowhere')('/admin', get)).toBeUndefined()
  })

  it('answers reading requests only', () => {
    expect(openFiles()('/admin', { method: 'POST' } as IncomingMessage)).toBeUndefined()
  })
})
