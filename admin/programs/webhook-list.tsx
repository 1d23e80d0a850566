import { useLingui } from '@lingui/react/macro'
import { CreateButton } from 'react-admin'
import { cell, DateField, ListCol, StateChip, TimeField } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { eventNames, type Webhook, webhookColours, webhookStates } from './webhook.ts'

const State = ({ state }: Webhook) => (
  <StateChip state={state} names={webhookStates} colours={webhookColours} />
)

const Col = ListCol<'webhooks'>

/** Addresses to which events are sent. */
export const WebhookList = () => {
  const { t } = useLingui()
  const eventsOf = ({ kinds }: Webhook) => kinds.map((kind) => t(eventNames[kind])).join(', ')
  return (
    <ListScreen
      actions={<CreateButton label={t`New webhook`} />}
      rowClick="edit"
      nothing={t`No program gets events yet.`}
    >
      <Col disableSort source="url" label={t`Address`} />
      <Col disableSort label={t`Events`} render={eventsOf} />
      <Col disableSort source="state" label={t`State`} render={cell(State)} />
      <Col disableSort source="failingSince" label={t`Failing since`} field={TimeField} />
      <Col disableSort source="createdAt" label={t`Created`} field={DateField} />
    </ListScreen>
  )
}
