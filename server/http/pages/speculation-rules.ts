import { languages } from '../../../domain/language.ts'
import { patternOf } from '../../../domain/page/address.ts'
import { galleryPath, isPersonal, registrationsPath } from '../../../domain/page/personal-pages.ts'
import { pageKeys } from '../../../domain/page/route-words.ts'

/** Named in the header `Speculation-Rules` of every public page. */
export const speculationRulesAddress = '/speculation-rules.json'

const personalPaths = languages.flatMap((language) =>
  [
    // Children follow their parents.
    ...pageKeys
      .filter((key) => isPersonal(key) && !key.startsWith('account.'))
      .map((key) => patternOf(key, language)),
    galleryPath,
    registrationsPath,
  ].map((path) => `${language}/${path}`),
)

/** Pages that depend on the session; one pattern, since browsers match every link of a page. */
const personalPattern = `/(${personalPaths.join('|')})(/.*)?`

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
          { not: { href_matches: personalPattern } },
          { not: { selector_matches: '[data-action], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const
