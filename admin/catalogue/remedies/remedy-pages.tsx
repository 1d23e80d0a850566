import { useLingui } from '@lingui/react/macro'
import { CreateScreen, EditScreen } from '../../screen/edit-screen.tsx'
import { RemedyForm } from './remedy-form.tsx'

const textFields = ['name', 'abbreviation', 'ch', 'k', 'latin', 'symbol'] as const

/** Empty LM inputs: LM is not offered. Cleared inputs of react-admin are null. */
const toRequest = ({ lm, ...remedy }: Record<string, unknown>) => {
  const { from, to } = (lm ?? {}) as { from?: number | null; to?: number | null }
  const texts = Object.fromEntries(textFields.map((field) => [field, remedy[field] ?? '']))
  return { ...remedy, ...texts, lm: from || to ? { from: from ?? 0, to: to ?? 0 } : null }
}

export const RemedyEdit = () => (
  <EditScreen redirect={false} transform={toRequest}>
    <RemedyForm />
  </EditScreen>
)

const noTexts = { fr: '', en: '', de: '', it: '' }

const emptyRemedy = {
  family: 'homeopathy',
  name: '',
  texts: { name: noTexts, part: noTexts, compound: noTexts, description: noTexts },
  nr: null,
  mgPerLitre: null,
  forms: [],
  isSupplementary: false,
  synonyms: [],
  isListed: true,
}

export const RemedyCreate = () => {
  const { t } = useLingui()
  const screen = { record: emptyRemedy, transform: toRequest, title: t`New remedy` }
  return (
    <CreateScreen {...screen} redirect="edit">
      <RemedyForm isNew />
    </CreateScreen>
  )
}
