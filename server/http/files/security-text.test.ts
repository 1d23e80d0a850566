import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openTestApi, testOrigin } from '../../api/api.fixtures.ts'
import { json } from '../../db/json.ts'
import { securityTextAddress, securityTextHandler } from './security-text.ts'

test.each(databases)(
  'security.txt on $name names the contact of the option, if there is one',
  async ({ open }) => {
    const without = openTestApi(await open())
    const appOf = ({ services }: typeof without) =>
      new Hono().get(securityTextAddress, securityTextHandler(services))
    expect((await appOf(without).request(securityTextAddress)).status).toBe(404)
    await without.close()
    const api = openTestApi(await open())
    await api.services.db
      .insertInto('option')
      .values({ name: 'security_contact', language: '', value: json('security@shop.example') })
      .execute()
    const answer = await appOf(api).request(securityTextAddress)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:security@shop.example',
        'Expires: 2027-05-20T08:00:00.000Z',
        'Preferred-Languages: fr, en, de, it',
        `Canonical: ${testOrigin}${securityTextAddress}`,
        '',
      ].join('\n'),
    )
    await api.close()
  },
)
