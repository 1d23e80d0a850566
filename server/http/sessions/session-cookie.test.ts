import { describe, expect, it } from 'vitest'
import { loginHintCookie } from '../../../domain/customer/member-script.ts'
import { clearedSessionCookies, sessionCookie, sessionCookies } from './session-cookie.ts'

const token = 'a'.repeat(43)
const now = new Date('2026-11-21T08:00:00Z')
const inOneHour = new Date('2026-11-21T09:00:00Z')

describe.each([
  { origin: 'https://shop.example', name: '__Host-officina', secure: true },
  { origin: 'http://127.0.0.1:3000', name: 'officina', secure: false },
])('session cookie of $origin', ({ origin, name, secure }) => {
  const env = { origin }

  it('the session cookie has a name that depends on the scheme', () =>
    expect(sessionCookie.nameIn(env)).toBe(name))

  it('the session cookie is HttpOnly; the hint cookie contains no token', () => {
    const [session = '', hint = ''] = sessionCookies(env, token, inOneHour, now)
    expect(session).toMatch(new RegExp(`^${name}=${token};`))
    expect(session).toContain('HttpOnly')
    expect(hint).toMatch(new RegExp(`^${loginHintCookie}=1;`))
    expect(hint).not.toContain('HttpOnly')
    for (const cookie of [session, hint]) {
      expect(cookie).toContain('SameSite=Lax')
      expect(cookie).toContain('Path=/')
      expect(cookie).not.toContain('Domain')
      expect(cookie.includes('Secure')).toBe(secure)
      expect(cookie).toMatch(/Max-Age=3600(;|$)/)
    }
  })

  it('clears both cookies', () => {
    const cleared = clearedSessionCookies(env)
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([name, loginHintCookie])
    for (const cookie of cleared) expect(cookie).toContain('Max-Age=0')
  })

  it('the session cookie is found among others by its exact name', () => {
    const headers = (cookie: string) => new Headers({ cookie })
    expect(sessionCookie.read(env, headers(`a=b; ${name}=${token}; c=d`))).toBe(token)
    expect(sessionCookie.read(env, headers(`x${name}=${token}`))).toBeUndefined()
    expect(sessionCookie.read(env, new Headers())).toBeUndefined()
  })
})
