import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { noMailbox } from '../../../domain/customer/email.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { logIn } from '../../accounts/login/log-in.ts'
import { hashPassword } from '../../accounts/passwords/password.ts'
import { completeReset, requestReset } from '../../accounts/passwords/reset-password.ts'
import { confirmEmail, requestEmailChange } from '../../accounts/profile/change-email.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { readEnv } from '../../env.ts'
import { folderStore } from '../../files/folder-store.ts'
import { enqueueMail, secondFactorEvents } from '../../outbox/mail-jobs.ts'
import { claimJob, finishJob } from '../../outbox/outbox.ts'
import { mailHandlers } from '../handlers.ts'
import type { Letter } from '../mail.ts'

const now = new Date('2026-11-21T08:00:00Z')
const password = 'Tausendgüldenkraut'
const env = readEnv({ DATA_DIR: temporaryFolder(), ORIGIN: 'https://shop.example' })

const securityKinds = [
  'password-reset',
  'password-changed',
  'email-change',
  'email-changed',
  'login-guessing',
  'staff-invited',
  'customer-invited',
  'second-factor',
] as const

describe.each(databases)('mails about logins and passwords on $name', ({ open }) => {
  let db: Database
  let hash: string
  const letters: Letter[] = []
  const transport = async (letter: Letter) => void letters.push(letter)
  beforeAll(async () => {
    db = await open()
    hash = await hashPassword(password)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    letters.splice(0)
    await db.deleteFrom('outbox').execute()
  })

  const newAccount = async (language: Language = 'de') => {
    const row = accountRow({ language, password_hash: hash })
    await db.insertInto('account').values(row).execute()
    return row
  }
  const services = () => ({
    db,
    env,
    files: folderStore(env),
    log: silentLog,
    now: () => now,
    wakeWorker: () => {},
  })
  /** Runs all due jobs like the worker. */
  const work = async () => {
    for (let job = await claimJob(db, now); job; job = await claimJob(db, now)) {
      await mailHandlers(services(), transport)[job.kind]?.(job.body, job)
      await finishJob(db, job, now)
    }
  }
  const lastToken = () =>
    /(?:token|password)=([\w-]{43})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''

  test.each(languages)('send a reset link in %s and confirm the new password', async (language) => {
    const { email, first_name } = await newAccount(language)
    await requestReset(services(), { email, ip: language }, now)
    await work()
    const link = `https://shop.example${addressOf(language, 'login')}#reset_password=${lastToken()}`
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ to: email, text: expect.stringContaining(link) })
    expect(letters[0]?.html).toContain(`href="${link}"`)
    expect(letters[0]?.html).toContain(`lang="${language}"`)
    expect(letters[0]?.text).toContain(first_name)

    const attempt = { token: lastToken(), password: 'Schafgarbe im Mai', ip: language }
    expect((await completeReset(services(), attempt, now)).ok).toBe(true)
    await work()
    expect(letters).toHaveLength(2)
    expect(letters[1]?.to).toBe(email)
    expect(letters[1]?.text).toContain(addressOf(language, 'login'))
    expect(letters[1]?.text).not.toContain('Schafgarbe')
  })

  it('mails about logins and passwords are not sent for an address without an account', async () => {
    await requestReset(services(), { email: 'nobody@example.ch', ip: 'x' }, now)
    await work()
    expect(letters).toEqual([])
    expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  })

  it('contain a working link only in the last of several mails', async () => {
    const { email } = await newAccount()
    await requestReset(services(), { email, ip: 'y' }, now)
    const job = await claimJob(db, now)
    const handle = () => job && mailHandlers(services(), transport)[job.kind]?.(job.body, job)
    await handle()
    const first = lastToken()
    await handle()
    expect(letters[0]?.messageId).toBe(letters[1]?.messageId)
    const complete = (token: string) =>
      completeReset(services(), { token, password: 'Schafgarbe im Mai', ip: 'y' }, now)
    expect((await complete(first)).ok).toBe(false)
    expect((await complete(lastToken())).ok).toBe(true)
  })

  test.each(languages)(
    'send a confirmation link to the new address in %s and notify the former one',
    async (language) => {
      const { id, email } = await newAccount(language)
      const wanted = `new-${language}@example.ch`
      const wish = { accountId: id, email: wanted, password }
      expect((await requestEmailChange(services(), wish, now)).ok).toBe(true)
      await work()
      expect(letters.map(({ to }) => to)).toEqual([wanted])
      const path = `${addressOf(language, 'account.email')}?token=${lastToken()}`
      expect(letters[0]?.text).toContain(`https://shop.example${path}`)
      expect((await confirmEmail(services(), lastToken(), now)).ok).toBe(true)
      await work()
      expect(letters.map(({ to }) => to)).toEqual([wanted, email])
      expect(letters[1]?.text).toContain(wanted)
    },
  )

  it('are not sent to customers without an e-mail address', async () => {
    const { id } = await newAccount()
    const email = noMailbox(id)
    await db.updateTable('account').set({ email }).where('id', '=', id).execute()
    await enqueueMail(db, 'password-changed', { accountId: id }, now)
    await work()
    expect(letters).toEqual([])
    const left = await db.selectFrom('outbox').select('done_at').execute()
    expect(left.map(({ done_at }) => done_at)).not.toContain(null)
  })

  test.each(languages)('warn the owner in %s about guessed passwords', async (language) => {
    const { email } = await newAccount(language)
    const guess = (n: number) => {
      const attempt = { username: email, password: 'wrong', ip: `${language} ${n}`, userAgent: '' }
      return logIn(services(), attempt, now)
    }
    for (let n = 0; n < 31; n += 1) await guess(n)
    await work()
    expect(letters.map(({ to }) => to)).toEqual([email])
    expect(letters[0]?.text).toContain('21.11.2026')
    expect(letters[0]?.text).toContain('09:00')
    expect(letters[0]?.text).toContain(`https://shop.example${addressOf(language, 'login')}`)
  })

  test.each(languages)(
    'tell a customer in %s about the second factor, with a link to the account',
    async (language) => {
      const { id, email } = await newAccount(language)
      for (const event of secondFactorEvents)
        await enqueueMail(db, 'second-factor', { accountId: id, event, at: now.toISOString() }, now)
      await work()
      expect(letters).toHaveLength(secondFactorEvents.length)
      for (const { to, text } of letters) {
        expect(to).toBe(email)
        expect(text).toContain(`https://shop.example${addressOf(language, 'account.security')}`)
        expect(text).not.toMatch(/admin|back.?office|verwaltung/i)
      }
    },
  )

  it('mails about logins and passwords are not sent for a cancelled request', async () => {
    const { id } = await newAccount()
    await requestEmailChange(services(), { accountId: id, email: 'gone@example.ch', password }, now)
    await db.deleteFrom('email_change').execute()
    await work()
    expect(letters).toEqual([])
  })

  it('mails about logins and passwords have a handler for every job kind', () => {
    const handlers = mailHandlers(services())
    for (const kind of securityKinds) expect(handlers).toHaveProperty(kind)
  })

  test.each([{}, { accountId: 'none' }, null])('fail for the invalid job body %j', async (body) => {
    for (const kind of securityKinds) {
      const job = { id: 'job', kind, body, tries: 1 }
      await expect(mailHandlers(services(), transport)[kind]?.(body, job)).rejects.toThrow()
    }
  })
})
