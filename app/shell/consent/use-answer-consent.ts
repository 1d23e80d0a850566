import type { SubmitEvent } from 'react'
import { grantedConsents } from '../../../domain/consent/consent.ts'
import { saveConsent } from '../../../ui/use-consent.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { showToast } from '../popups/popups.ts'

/** Handles the submit of a consent form inside, including static ones of the server (R36). */
export const useAnswerConsent = (onSaved?: () => void) => {
  const { consent: texts } = useSiteFacts()
  return (event: SubmitEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const given = new FormData(event.target, event.nativeEvent.submitter)
    saveConsent(grantedConsents(given.get('choice'), given.getAll('category')))
    if (texts) showToast('success', texts.saved, 4_000)
    onSaved?.()
  }
}
