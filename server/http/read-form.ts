import { removeXmlForbidden } from '../../domain/xml-characters.ts'

/** The form of a request, without characters that XML forbids; undefined if it cannot be read. */
export const readFormIfValid = async (request: Request): Promise<FormData | undefined> => {
  const sent = await request.formData().catch(() => undefined)
  if (!sent) return undefined
  const form = new FormData()
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? removeXmlForbidden(value) : value)
  return form
}

/** As `readFormIfValid`; empty if it cannot be read. */
export const readForm = async (request: Request): Promise<FormData> =>
  (await readFormIfValid(request)) ?? new FormData()
