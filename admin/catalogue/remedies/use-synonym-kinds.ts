import { useLingui } from '@lingui/react/macro'

/** How another name of a remedy is used. */
export const useSynonymKinds = () => {
  const { t } = useLingui()
  return [
    { id: 'abbreviation', name: t`Abbreviation` },
    { id: 'latin', name: t`Latin or former name` },
    { id: 'fr', name: t`French` },
    { id: 'de', name: t`German` },
    { id: 'it', name: t`Italian` },
    { id: 'en', name: t`English` },
  ]
}
