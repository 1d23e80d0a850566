import { Trans, useLingui } from '@lingui/react/macro'
import { SaveButton, Toolbar, useRecordContext } from 'react-admin'
import type { RecordFields } from '../../api/resources.ts'
import { CreateScreen, EditScreen } from '../../screen/edit-screen.tsx'
import { inputsOf } from '../../screen/inputs.ts'
import { RecordForm } from '../../screen/record-form.tsx'
import { FormFields } from '../form-fields.tsx'

const { TextInput } = inputsOf<RecordFields<'redirects'>>()

const RedirectFields = () => {
  const { t } = useLingui()
  return (
    <RecordForm
      sx={{ maxWidth: 720 }}
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      }
    >
      <FormFields>
        <TextInput
          source="from"
          label={t`Previous address`}
          helperText={t`The part after the name of the site, such as /accueil, or /?page_id=12 for an address with a question mark. Capitals and a slash at the end make no difference.`}
          isRequired
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <TextInput
          source="to"
          label={t`New address`}
          helperText={t`A page of this site, such as /en/contact, or a full address that starts with https://.`}
          isRequired
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </FormFields>
    </RecordForm>
  )
}

export const RedirectCreate = () => (
  <CreateScreen title={<Trans>New redirect</Trans>} redirect="list">
    <RedirectFields />
  </CreateScreen>
)

const RedirectTitle = () => useRecordContext<{ from: string }>()?.from ?? null

export const RedirectEdit = () => (
  <EditScreen title={<RedirectTitle />} redirect="list">
    <RedirectFields />
  </EditScreen>
)
