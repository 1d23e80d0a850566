import type { APIRequestContext } from '@playwright/test'
import { demoPassword, people } from './people.fixtures.ts'
import { expect, type Language } from './site.fixtures.ts'

/** The smallest valid image. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A unique client address: signups per address and hour are limited. */
export const someoneElse = () => {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2))
  return { 'x-forwarded-for': `198.18.${a}.${b}` }
}

export const ownPassword = 'Tausendgüldenkraut'

/** Signs up a professional for one test. */
export const newRegistration = async (
  request: APIRequestContext,
  language: Language,
  email = `${crypto.randomUUID()}@example.ch`,
) => {
  const signup = await request.post('/api/sn_api/new_user', {
    headers: someoneElse(),
    multipart: {
      profession: 'therapeut',
      firstName: 'Rosa',
      lastName: 'Arven',
      email,
      repeatEmail: email,
      password: ownPassword,
      repeatPassword: ownPassword,
      billingFirstName: 'Rosa',
      billingLastName: 'Arven',
      billingPhone: '+41 81 555 01 12',
      billingAddress1: 'Arvenweg 3',
      billingCity: 'Chur',
      billingCountry: 'CH',
      billingPostcode: '7000',
      billingState: 'GR',
      language,
      certificate: { name: 'certificate.png', mimeType: 'image/png', buffer: png },
    },
  })
  expect(signup.status(), await signup.text()).toBe(201)
  return email
}

/** Creates an active professional account that no other test uses. */
export const newProfessional = async (
  request: APIRequestContext,
  language: Language,
  address?: string,
) => {
  const email = await newRegistration(request, language, address)
  await activate(request, email)
  return email
}

const administratorHeaders = async (request: APIRequestContext) => {
  const login = await request.post('/api/jwt-auth/v1/token', {
    data: { username: people.administrator, password: demoPassword },
  })
  return { authorization: `Bearer ${(await login.json()).token}` }
}

/** Changes the discount of an account, in percent, as the laboratory does. */
export const setDiscount = async (request: APIRequestContext, email: string, discount: string) => {
  const headers = await administratorHeaders(request)
  const search = `/api/admin/accounts?search=${encodeURIComponent(email)}`
  const [found] = await (await request.get(search, { headers })).json()
  const path = `/api/admin/accounts/${found.id}`
  const { version } = await (await request.get(path, { headers })).json()
  const answer = await request.patch(path, { headers, data: { version, discount } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Activates the account, as the laboratory does after checking the certificate. */
export const activate = async (request: APIRequestContext, email: string) => {
  const headers = await administratorHeaders(request)
  const list = await (await request.get('/api/admin/accounts?state=pending', { headers })).json()
  const { id } = list.find((one: { email?: string; login?: string }) =>
    [one.email, one.login].includes(email),
  )
  const decision = { to: 'active', user_can_order: true }
  const answer = await request.post(`/api/admin/accounts/${id}/decision`, {
    headers,
    data: decision,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
