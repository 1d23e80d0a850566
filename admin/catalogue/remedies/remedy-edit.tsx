import { ListButton, TopToolbar, useRecordContext } from 'react-admin'
import { EditScreen } from '../../screen/edit-screen.tsx'
import { RemedyForm } from './remedy-form.tsx'

const RemedyTitle = () => useRecordContext<{ name: string }>()?.name ?? ''

/** Empty LM inputs: LM is not offered. Cleared inputs of react-admin are null. */
export const toRemedyRequest = ({ lm, ...remedy }: Record<string, unknown>) => {
  const { from, to } = (lm ?? {}) as { from?: number | null; to?: number | null }
  const texts = Object.fromEntries(
    ['name', 'abbreviation', 'ch', 'k', 'latin', 'symbol'].map((field) => [
      field,
      remedy[field] ?? '',
    ]),
  )
  return { ...remedy, ...texts, lm: from || to ? { from: from ?? 0, to: to ?? 0 } : null }
}

export const RemedyEdit = () => (
  <EditScreen
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
    title={<RemedyTitle />}
    redirect={false}
    transform={toRemedyRequest}
  >
    <RemedyForm />
  </EditScreen>
)
