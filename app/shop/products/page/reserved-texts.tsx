import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { TextSection } from '../../../../domain/catalogue/text-sections.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { usePersisted, useRestored } from '../../../shell/persisted/use-persisted.ts'

const sectionNames = {
  description: msg`Description`,
  topic: msg`Topic`,
  indication: msg`Indication`,
  posology: msg`Posology`,
} satisfies Record<TextSection, unknown>

type SectionTexts = Partial<Record<TextSection, string>>

/** 'unknown': the session is not checked yet. 'visitor': nobody is logged in. */
type State = 'unknown' | 'visitor' | 'loading' | 'failed' | SectionTexts

/** Requests the texts; 401 means that the session has expired. */
const askTexts = async (id: number, language: string, signal: AbortSignal): Promise<State> => {
  try {
    const answer = await fetch(`/api/shop/products/${id}/texts?lang=${language}`, { signal })
    if (answer.status === 401) return 'visitor'
    return answer.ok ? (await answer.json()).data : 'failed'
  } catch {
    return 'failed'
  }
}

/** The texts that public pages omit, for logged-in people (R35). */
const useReservedTexts = (id: number, isNeeded: boolean) => {
  const language = useLanguage()
  const isRestored = useRestored()
  const login = usePersisted(({ user }) => user?.login)
  const [state, setState] = useState<State>('unknown')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again with every attempt
  useEffect(() => {
    if (!isNeeded || !isRestored) return
    if (!login) return setState('visitor')
    setState('loading')
    const asking = new AbortController()
    askTexts(id, language, asking.signal).then((answer) => {
      if (!asking.signal.aborted) setState(answer)
    })
    return () => asking.abort()
  }, [id, language, login, isNeeded, isRestored, attempt])

  return { state, retry: () => setAttempt((before) => before + 1) }
}

/** The names of sections: 'Indication · Posology'. */
const useNames = (sections: readonly TextSection[]) => {
  const { t } = useLingui()
  return sections.map((section) => t(sectionNames[section])).join(' · ')
}

const ForProfessionals = ({ sections }: { sections: readonly TextSection[] }) => {
  const { t } = useLingui()
  const names = useNames(sections)
  const isUsual = sections.join() === 'indication,posology'
  return (
    <p className="flex gap-3 py-3 text-muted">
      <Icon name="lock-key" className="mt-1 size-4" />
      <span>
        {isUsual
          ? t`Indication and posology: for logged-in professionals only`
          : t`${names}: for logged-in professionals only`}
        {' – '}
        <PageLink page="login" data-action="show-login" className="text-link">
          {t`Log in`}
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
        <p className="py-3">{t`Could not load: ${names}`}</p>
        <Button look="plain" onClick={retry}>
          {t`Try again`}
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
