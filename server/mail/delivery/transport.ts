import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { MailTransport } from '../mail.ts'

/** The configured mail server, else files in `{dataDir}/mail`. Loaded with the first mail. */
export const createMailTransport = ({
  smtpUrl,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'dataDir'>): MailTransport => {
  const load = async () =>
    smtpUrl
      ? (await import('./smtp.ts')).smtpTransport(smtpUrl)
      : (await import('./eml-files.ts')).fileTransport(join(dataDir, 'mail'))
  let loading: ReturnType<typeof load> | undefined
  return async (letter) => {
    loading ??= load()
    await (await loading)(letter)
  }
}
