import { createSocket } from 'node:dgram'
import { resolveTxt } from 'node:dns/promises'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { checkDelivery } from '../mail/delivery/check-delivery.ts'
import { openStripe } from '../payments/card/stripe-client.ts'
import { type Check, failed, messageOf, needsDatabase, ok, warning } from './finding.ts'

const minCertificateDays = 14

const maxClockErrorMs = 5_000

const isLocal = ({ hostname }: URL) => /^(localhost|127\.|\[::1\])/.test(hostname)

const dayMs = 24 * 3_600_000

export const checkMail: Check = async ({ env }) => {
  if (!env.smtpUrl)
    return warning(
      `Mails are written to ${join(env.dataDir, 'mail')} and not sent.`,
      'Set SMTP_URL to your mail server.',
    )
  const { host } = new URL(env.smtpUrl)
  return checkDelivery(env).then(
    () => ok(`${host} accepts connections.`),
    (error) => failed(`${host} does not greet: ${messageOf(error)}.`, 'Correct SMTP_URL.'),
  )
}

export const checkCard: Check = async ({ env }) => {
  const stripe = await openStripe(env)
  if (!stripe) return ok('Card and TWINT are not offered.')
  return stripe.checkout.sessions.list({ limit: 1 }).then(
    () => ok('Stripe accepts the key.'),
    (error) => failed(`Stripe refuses: ${messageOf(error)}.`, 'Correct STRIPE_SECRET_KEY.'),
  )
}

/** Seconds between 1900, where NTP begins, and 1970. */
const ntpEpochSeconds = 2_208_988_800

/** The time of a server of SNTP (RFC 4330), in milliseconds since 1970. */
const askTime = (host: string, port: number, timeoutMs: number): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = createSocket('udp4')
  const timer = setTimeout(() => reject(new Error('no answer')), timeoutMs)
  socket.on('error', reject)
  socket.on('message', (answer) => {
    if (answer.length < 48) return
    const fraction = answer.readUInt32BE(44) / 2 ** 32
    resolve((answer.readUInt32BE(40) - ntpEpochSeconds + fraction) * 1_000)
  })
  const request = Buffer.alloc(48)
  // Version 4, client.
  request[0] = 0x23
  socket.send(request, port, host)
  return promise.finally(() => {
    clearTimeout(timer)
    socket.close()
  })
}

/** Compares the clock with a time server. */
export const checkClock =
  (host = 'pool.ntp.org', port = 123, timeoutMs = 3_000): Check =>
  async () => {
    try {
      const error = Math.round(Date.now() - (await askTime(host, port, timeoutMs)))
      return Math.abs(error) > maxClockErrorMs
        ? failed(
            `The clock is ${Math.round(error / 1_000)} s off: codes of authenticator apps fail.`,
            'Let the machine set its clock (systemd-timesyncd, chrony).',
          )
        : ok('The clock is right.')
    } catch {
      return warning(
        `The clock was not compared: ${host} does not answer.`,
        'Allow UDP port 123 to the outside, or check the clock yourself.',
      )
    }
  }

export const checkProxy: Check = async ({ env }) => {
  const origin = new URL(env.origin)
  if (isLocal(origin))
    return env.demo
      ? ok('The shop is used on this machine only.')
      : warning('ORIGIN is an address of this machine.', 'Set ORIGIN to the public address.')
  if (origin.protocol !== 'https:')
    return warning('ORIGIN is not https: cookies are not protected.', 'Use a proxy with TLS.')
  if (!env.trustProxy)
    return warning(
      'All visitors share one limit on logins: the address of each is not known.',
      'If your proxy writes X-Forwarded-For, set TRUST_PROXY=1.',
    )
  return fetch(`${env.origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) =>
      status === 200
        ? ok(`${env.origin} answers.`)
        : failed(`${env.origin}/api/health answers ${status}.`, 'Check the proxy.'),
    (error) => failed(`${env.origin} does not answer: ${messageOf(error)}.`, 'Check the proxy.'),
  )
}

const textsOf = async (name: string) =>
  (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''))

/** Of the sender's domain. DKIM cannot be seen from outside without the name of its key. */
export const checkSender = needsDatabase(async (db, { env }) => {
  const row = await db
    .selectFrom('option')
    .select('value')
    .where('name', '=', 'contact_email')
    .executeTakeFirst()
  const domain = String(row?.value ?? '').split('@')[1]
  if (!domain || !env.smtpUrl) return ok('No mails are sent to the outside.')
  const [texts, policies] = await Promise.all([textsOf(domain), textsOf(`_dmarc.${domain}`)])
  const missing = [
    ...(texts.some((text) => text.startsWith('v=spf1')) ? [] : ['SPF']),
    ...(policies.some((text) => text.startsWith('v=DMARC1')) ? [] : ['DMARC']),
  ]
  return missing.length > 0
    ? warning(
        `The domain ${domain} has no record for ${missing.join(' and ')}: mails may be taken for spam.`,
        'Add what your mail provider names to the DNS, with its DKIM key.',
      )
    : ok(`The domain ${domain} has SPF and DMARC.`)
})

/** The end of the TLS certificate at an origin. Rejects if there is no TLS. */
const findCertificateEnd = async ({ hostname, port }: URL, timeoutMs = 5_000): Promise<Date> => {
  // Whoever sets the shop up may trust the certificate in their own way: only its end is read.
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    ...{ host, port: Number(port || 443), timeout: timeoutMs, rejectUnauthorized: false },
    ...(!isIP(host) && { servername: host }),
  })
  socket.on('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

export const checkCertificate: Check = async ({ env, now }) => {
  const origin = new URL(env.origin)
  if (origin.protocol !== 'https:') return ok('The shop has no TLS certificate.')
  const end = await findCertificateEnd(origin).catch(() => undefined)
  if (!end)
    return warning(
      `The certificate was not read: ${env.origin} does not answer with TLS.`,
      'Check the proxy.',
    )
  const days = Math.floor((+end - +now) / dayMs)
  return days < minCertificateDays
    ? failed(
        `The TLS certificate ends on ${end.toISOString().slice(0, 10)}.`,
        'Renew it; Caddy and certbot do it by themselves while port 80 is open.',
      )
    : ok(`The TLS certificate is valid for ${days} days.`)
}
