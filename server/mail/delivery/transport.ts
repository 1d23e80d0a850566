import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { filePost } from './eml-files.ts'
import type { Post } from '../mail.ts'
import { smtpPost } from './smtp.ts'

/** The mail server of the settings, else files in `{dataDir}/mail`. */
export const createPost = ({ smtpUrl, dataDir }: Pick<Env, 'smtpUrl' | 'dataDir'>): Post =>
  smtpUrl ? smtpPost(smtpUrl) : filePost(join(dataDir, 'mail'))
