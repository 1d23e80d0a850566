import { describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openTestAccounts } from '../accounts.fixtures.ts'
import { enqueueCertificateReminders } from './certificate-reminders.ts'

const noon = (day: string) => new Date(`${day}T11:00:00Z`)

describe.each(databases)('reminders of expiring certificates on $name', (database) => {
  const accounts = openTestAccounts(database)

  const remind = (day: string) =>
    enqueueCertificateReminders({ ...accounts.services, now: () => noon(day) })

  it('reminders of expiring certificates are sent 60 and 14 days before, once, also by several processes', async () => {
    const { id } = await accounts.newAccount({ certificate_expires_on: '2027-01-31' })
    await accounts.newAccount({ certificate_expires_on: '2027-01-31', state: 'suspended' })
    await accounts.newAccount({ certificate_expires_on: '2026-12-01' })
    await accounts.newAccount()
    expect(await remind('2026-12-01')).toBe(1)
    await accounts.db.deleteFrom('outbox').execute()
    const both = await Promise.all([remind('2026-12-02'), remind('2026-12-02')])
    expect(both.sort()).toEqual([0, 1])
    expect(await remind('2026-12-30')).toBe(0)
    expect(await remind('2027-01-17')).toBe(1)
    expect(await remind('2027-01-31')).toBe(0)
    expect(await remind('2027-02-01')).toBe(0)
    expect(await accounts.jobs('certificate-expires')).toEqual([
      { accountId: id, at: '2026-12-02T11:00:00.000Z', expiresOn: '2027-01-31' },
      { accountId: id, at: '2027-01-17T11:00:00.000Z', expiresOn: '2027-01-31' },
    ])
    expect(await accounts.account(id)).toMatchObject({ version: 0 })
  })
})
