import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { MailTransport } from '../mail.ts'
import { fileTransport } from './eml-files.ts'
import { smtpTransport } from './smtp.ts'

/** The configured mail server, else files in `{dataDir}/mail`. */
export const createMailTransport = ({
  smtpUrl,
  dataDir,
}: Pick<Env, 'smtpUrl' | 'dataDir'>): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataDir, 'mail'))
