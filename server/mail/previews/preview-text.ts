import { type Language, languages } from '../../../domain/language.ts'
import type { MailText, MailTextName } from '../../../domain/options/mail-texts.ts'
import type { Services } from '../../services.ts'
import { findLaboratory, type Laboratory } from '../laboratory.ts'
import type { Mail } from '../mail.ts'
import { ownMailText } from '../mail-text.ts'
import { loadPreviews } from './preview-pages.ts'

type Written = { mail: Mail; defaults: MailText }

/** The sample of a mail with own texts, and the texts that apply without them. */
const writeSample = async (
  name: MailTextName,
  language: Language,
  laboratory: Laboratory,
  own: Partial<MailText> = {},
): Promise<Written> => {
  const previews = await loadPreviews()
  const sample = previews.find(
    ({ kind, variant }) => name === kind || name === `${kind}-${variant}`,
  )
  let seen: MailText | undefined
  const mail = await sample?.write(language, {
    ...laboratory,
    textOf: (_name, _language, defaults) => {
      seen = defaults
      return ownMailText(own, defaults)
    },
  })
  if (!mail || !seen) throw new Error(`the mail ${name} has no sample`)
  return { mail, defaults: seen }
}

/** The texts of the shop for a mail, with placeholders. */
export const findDefaultTexts = async (
  services: Pick<Services, 'db' | 'env'>,
  name: MailTextName,
): Promise<Record<Language, MailText>> => {
  const laboratory = await findLaboratory(services)
  const texts = languages.map(
    async (language) =>
      [language, (await writeSample(name, language, laboratory)).defaults] as const,
  )
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, MailText>
}

/** The mail with these texts and sample data. */
export const previewText = async (
  services: Pick<Services, 'db' | 'env'>,
  { name, language, own }: { name: MailTextName; language: Language; own: MailText },
): Promise<Mail> => (await writeSample(name, language, await findLaboratory(services), own)).mail
