import { isLanguage, languages } from '../../../domain/language.ts'
import { escapeMarkup } from '../../../domain/xml-characters.ts'
import type { MailKind } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailSample } from '../mail.ts'

/** A sample of one kind of mail. */
type Preview = MailSample & { kind: MailKind }

/** The samples of all mails. */
export const loadPreviews = async (): Promise<readonly Preview[]> => {
  const { mailSamples } = await import('./samples.ts')
  const kinds = Object.keys(mailSamples) as MailKind[]
  return kinds.flatMap((kind) => mailSamples[kind].map((sample) => ({ kind, ...sample })))
}

const nameOf = ({ kind, variant }: Preview) => [kind, variant].filter(Boolean).join('.')

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeMarkup(title)}</title>` +
  '<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 sans-serif;margin:2rem}' +
  'td{padding:.25rem 1rem .25rem 0}iframe{width:100%;height:40rem;border:1px solid #ccc}</style>' +
  `<h1>${escapeMarkup(title)}</h1>${body}</html>`

const list = (previews: readonly Preview[]) => {
  const rows = previews.map((preview) => {
    const name = nameOf(preview)
    const links = languages.map((one) => `<a href="/mails/${name}/${one}">${one}</a>`).join(' ')
    return `<tr><td>${name}</td><td>${links}</td></tr>`
  })
  return page('Mails', `<table>${rows.join('')}</table>`)
}

/** All mails in all languages under `/mails`, for development. Undefined for unknown paths. */
export const mailPreviewPage = async (
  services: Pick<Services, 'db' | 'env'>,
  path: string,
): Promise<string | undefined> => {
  const [, name, language] = path.split('/').filter(Boolean)
  const previews = await loadPreviews()
  if (!name) return list(previews)
  const preview = previews.find((one) => nameOf(one) === name)
  if (!preview || !isLanguage(language)) return undefined
  const mail = await preview.write(language, await findLaboratory(services))
  return page(
    mail.subject,
    `<p><a href="/mails">All mails</a></p><iframe title="HTML" srcdoc="${escapeMarkup(mail.html)}"></iframe>` +
      `<pre>${escapeMarkup(mail.text)}</pre>`,
  )
}
