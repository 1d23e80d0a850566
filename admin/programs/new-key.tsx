import { Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, required, SaveButton, Toolbar, useRedirect } from 'react-admin'
import type { BodyOf, Schemas } from '../api/client.ts'
import { CreateScreen } from '../screen/edit-screen.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { RecordForm } from '../screen/record-form.tsx'
import { FormFields } from '../site/form-fields.tsx'
import { ScopesInput } from './scopes-input.tsx'
import { SecretDialog } from './secret-dialog.tsx'

const { DateInput, TextInput } = inputsOf<BodyOf<'post', '/admin/api-keys'>>()

/** In a year: a key that is forgotten ends. */
const suggestedDay = () => {
  const day = new Date()
  day.setFullYear(day.getFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

const requestOf = ({ name, scopes, expiresOn }: Partial<RaRecord>) => ({
  name,
  scopes,
  expiresOn: expiresOn || null,
})

/** Creates a key and shows it, once. */
export const NewKey = () => {
  const { t } = useLingui()
  const redirect = useRedirect()
  const [created, setCreated] = useState<Schemas['CreatedApiKey']>()
  const [day] = useState(suggestedDay)
  const name = created?.name ?? ''
  return (
    <CreateScreen
      title={t`New key`}
      transform={requestOf}
      mutationOptions={{ onSuccess: (data) => setCreated(data as Schemas['CreatedApiKey']) }}
    >
      <RecordForm
        sx={{ maxWidth: 640 }}
        toolbar={
          <Toolbar>
            <SaveButton label={t`Create the key`} />
          </Toolbar>
        }
        defaultValues={{ scopes: [], expiresOn: day }}
      >
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>
          <Trans>
            A key acts in your name, within what you permit here. It stops when you lose the right
            to manage keys. Permit only what the program needs.
          </Trans>
        </Typography>
        <FormFields>
          <TextInput
            source="name"
            label={t`Name`}
            helperText={t`The program that uses the key, such as “Accounting”.`}
            validate={required()}
            autoFocus
          />
          <DateInput
            source="expiresOn"
            label={t`Valid until`}
            helperText={t`Empty for a key that does not expire.`}
          />
          <ScopesInput />
        </FormFields>
      </RecordForm>
      {created && (
        <SecretDialog
          title={t`The key “${name}”`}
          secret={created.key}
          onClose={() => redirect('list', 'api-keys')}
        />
      )}
    </CreateScreen>
  )
}
