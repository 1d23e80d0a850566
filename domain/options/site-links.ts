import * as z from 'zod/mini'
import { type Language, languages } from '../language.ts'
import { httpsUrl, line, orEmpty, own, problem } from './option-fields.ts'

const siteLink = z.object(
  {
    url: httpsUrl,
    label: z
      .partialRecord(z.enum(languages), orEmpty(line(60).schema, ''), problem('value-invalid'))
      .check(
        z.refine((label) => Object.values(label).some(Boolean), {
          error: problem('blank'),
          path: ['fr'],
        }),
      ),
  },
  problem('value-invalid'),
)

/** A link to another site, with a label in at least one language. */
export type SiteLink = z.output<typeof siteLink>

/** Links to other sites, in their order. */
export const siteLinks = own<SiteLink[]>(
  z.pipe(
    z.transform((value) => value || []),
    z.array(siteLink, problem('value-invalid')).check(z.maxLength(20, problem('too-long'))),
  ) as unknown as z.ZodMiniType<SiteLink[]>,
  [],
)

/** The label in a language, else in the first that has one. */
export const linkLabel = ({ label }: SiteLink, language: Language): string =>
  [label[language], ...languages.map((each) => label[each])].find(Boolean) ?? ''
