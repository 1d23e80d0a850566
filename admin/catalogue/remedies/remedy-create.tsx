import { useLingui } from '@lingui/react/macro'
import { Create } from 'react-admin'
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
    <Create record={emptyRemedy} transform={toRemedyRequest} redirect="edit" title={t`New remedy`}>
      <RemedyForm isNew />
    </Create>
  )
}
