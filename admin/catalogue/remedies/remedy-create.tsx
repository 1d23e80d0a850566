import { useLingui } from '@lingui/react/macro'
import { CreateScreen } from '../../screen/create-screen.tsx'
import { toRemedyRequest } from './remedy-edit.tsx'
import { RemedyForm } from './remedy-form.tsx'

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
  return (
    <CreateScreen
      record={emptyRemedy}
      transform={toRemedyRequest}
      redirect="edit"
      title={t`New remedy`}
    >
      <RemedyForm isNew />
    </CreateScreen>
  )
}
