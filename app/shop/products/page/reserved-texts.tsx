import { Trans, useLingui } from '@lingui/react/macro'
import type { TextSection } from '../../../../domain/catalogue/text-sections.ts'
import { sectionNames } from '../../../../messages/shop/section-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { useReservedTexts } from './use-reserved-texts.ts'

/** The names of sections: 'Indication · Posology'. */
const useNames = (sections: readonly TextSection[]) => {
  const { t } = useLingui()
  return sections.map((section) => t(sectionNames[section])).join(' · ')
}

const ForProfessionals = ({ sections }: { sections: readonly TextSection[] }) => {
  const names = useNames(sections)
  const isUsual = sections.join() === 'indication,posology'
  return (
    <p className="flex gap-3 py-3 text-muted">
      <Icon name="lock-key" className="mt-1 size-4" />
      <span>
        {isUsual ? (
          <Trans>Indication and posology: for logged-in professionals only</Trans>
        ) : (
          <Trans>{names}: for logged-in professionals only</Trans>
        )}
        {' – '}
        <PageLink page="login" data-action="show-login" className="text-link">
          <Trans>Log in</Trans>
        </PageLink>
      </span>
    </p>
  )
}

const Waiting = () => (
  <span aria-hidden="true" className="my-1 block h-4 w-2/3 animate-pulse rounded bg-line" />
)

type Props = {
  id: number
  /** The sections that the public page omits. */
  sections: readonly TextSection[]
}

/** Texts for logged-in professionals; fetched from the API, never part of the page (R35). */
export default function ReservedTexts({ id, sections }: Props) {
  const { t } = useLingui()
  const names = useNames(sections)
  const { state, retry } = useReservedTexts(id, sections.length > 0)
  if (sections.length === 0) return null
  if (state === 'failed')
    return (
      <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-4 border-y border-line">
        <p className="py-3">
          <Trans>Could not load: {names}</Trans>
        </p>
        <Button look="plain" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  const isLoaded = typeof state === 'object'
  return (
    <div
      aria-busy={state === 'loading' || undefined}
      className={`mt-6 grid content-center border-y border-line ${sections.length > 1 ? 'min-h-24' : 'min-h-12'} ${isLoaded ? '' : 'print:hidden'}`}
    >
      {isLoaded || state === 'loading' ? (
        <dl className="divide-y divide-line">
          {sections.map((section) => (
            <div key={section} className="gap-3 py-2.5 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
              <dt className="text-muted">{t(sectionNames[section])}</dt>
              <dd className="whitespace-pre-line">
                {isLoaded ? (state[section] ?? '–') : <Waiting />}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <ForProfessionals sections={sections} />
      )}
    </div>
  )
}
