import { useEffect, useState } from 'react'
import type { TextSection } from '../../../../domain/catalogue/text-sections.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { usePersisted, useRestored } from '../../../shell/persisted/use-persisted.ts'

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
export const useReservedTexts = (id: number, isNeeded: boolean) => {
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
