import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { pageNames } from '../shell/page-names.ts'
import { allFamilies, familyLooks } from './family-looks.ts'

const cell = 'group flex h-full flex-col p-4 hover:bg-sheet sm:p-6'

/** The families like the index of a herbal, and in the last field the way to single remedies. */
export const FamilyIndex = () => {
  const { t } = useLingui()
  return (
    <ul className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
      {allFamilies.map((page) => {
        const { picture, rule, line } = familyLooks[page]
        return (
          <li key={page} className="bg-paper">
            <PageLink page={page} className={cell}>
              <Illustration name={picture} className="mx-auto h-auto w-full max-w-36" />
              <span className={`mt-4 block border-t-2 pt-3 ${rule}`}>
                <span className="block hyphens-auto wrap-anywhere font-serif leading-tight group-hover:underline sm:text-lg">
                  {t(pageNames[page])}
                </span>
                <span className="mt-1 block text-sm text-muted">{t(line)}</span>
              </span>
            </PageLink>
          </li>
        )
      })}
      <li className="bg-leaf-deep text-white">
        <PageLink
          page="shop.homeopathy.remedies"
          className="flex h-full flex-col justify-between gap-6 p-4 outline-offset-[-6px] focus-visible:outline-white sm:p-6"
        >
          <Icon name="magnifying-glass" className="size-8" />
          <span>
            <span className="block font-serif leading-tight sm:text-lg">
              <Trans>You know the name?</Trans>
            </span>
            <span className="mt-1 flex items-center gap-2 text-sm underline underline-offset-4">
              <Trans>Search remedies</Trans>
              <Icon name="arrow-right" className="size-4" />
            </span>
          </span>
        </PageLink>
      </li>
    </ul>
  )
}
