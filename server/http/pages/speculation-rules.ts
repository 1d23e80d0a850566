import { languages } from '../../../domain/language.ts'
import { patternOf } from '../../../domain/page/address.ts'
import { galleryPath, isPersonal, registrationsPath } from '../../../domain/page/personal-pages.ts'
import { pageKeys } from '../../../domain/page/route-words.ts'

/** Named in the header `Speculation-Rules` of every public page. */
export const speculationRulesAddress = '/speculation-rules.json'

/** Pages that depend on the session, as URL patterns. */
const personalPatterns = languages.flatMap((language) =>
  [
    ...pageKeys.filter(isPersonal).map((key) => patternOf(key, language)),
    galleryPath,
    registrationsPath,
  ].map((path) => `/${language}/${path}{/*}?`),
)

/**
 * Browsers that can prerender a page while its link is hovered or touched. Never personal pages,
 * files, links with a query, or links that a script handles.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/:language(fr|en|de|it)/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: personalPatterns } },
          { not: { selector_matches: '[data-action], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const
