import { useLingui } from '@lingui/react/macro'
import { required } from 'react-admin'
import { eventKindNames } from '../../domain/events/event-kinds.ts'
import type { BodyOf } from '../api/client.ts'
import { inputsOf } from '../screen/inputs.ts'
import { eventNames } from './webhook.ts'

const { CheckboxGroupInput, TextInput } = inputsOf<BodyOf<'post', '/admin/webhooks'>>()

/** Address and events of a webhook. */
export const WebhookFields = () => {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        source="url"
        type="url"
        label={t`Address`}
        helperText={t`The other program names it; it starts with https://.`}
        validate={required()}
      />
      <CheckboxGroupInput
        source="kinds"
        label={t`Events`}
        row={false}
        choices={eventKindNames.map((id) => ({ id, name: t(eventNames[id]) }))}
      />
    </>
  )
}
