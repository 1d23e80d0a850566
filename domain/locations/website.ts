/** A link to a website; `label` is its host without 'www.'. */
type Website = { href: string; label: string }

/**
 * The website of a location: `example.ch` counts as `https://example.ch`. Undefined for '' and for
 * everything but http and https, as a link could run a script.
 */
export const readWebsite = (text: string): Website | undefined => {
  const trimmed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, href, username, password } = new URL(address)
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  return isWeb && !username && !password
    ? { href, label: hostname.replace(/^www\./, '') }
    : undefined
}
