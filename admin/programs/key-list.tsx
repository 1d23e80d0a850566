import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CreateButton } from 'react-admin'
import { type Permission, resourceOf } from '../../domain/staff/permissions.ts'
import { api, type Schemas } from '../api/client.ts'
import { areaName } from '../audit/area-name.ts'
import {
  cell,
  DateField,
  DayField,
  ListCol,
  StateChip,
  TimeField,
  TwoLines,
} from '../screen/columns.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { ListScreen } from '../screen/list-screen.tsx'

type ApiKey = Schemas['ApiKey']

const stateNames = {
  active: msg`Active`,
  expired: msg`Expired`,
  revoked: msg({ message: 'Revoked', context: 'key' }),
  'maker-left': msg`Stopped`,
} as const

const stateColours = {
  active: 'success',
  expired: 'default',
  revoked: 'default',
  'maker-left': 'warning',
} as const

const State = ({ state }: ApiKey) => (
  <StateChip state={state} names={stateNames} colours={stateColours} />
)

/** The areas of a key: 'Orders, Customers (read only)'. */
const Scopes = ({ scopes }: ApiKey) => {
  const { t } = useLingui()
  const resources = [...new Set(scopes.map((scope) => resourceOf(scope as Permission)))]
  const nameOf = (resource: string) => {
    const area = areaName(resource)
    return scopes.some((scope) => scope === `${resource}.write`) ? area : t`${area} (read only)`
  }
  return resources.map(nameOf).join(', ')
}

const Maker = ({ createdBy, state }: ApiKey) => {
  const { t } = useLingui()
  return state === 'maker-left' ? (
    <TwoLines first={createdBy} second={t`may no longer manage keys`} />
  ) : (
    createdBy
  )
}

const Revoke = ({ id, name, state }: ApiKey) => {
  const { t } = useLingui()
  if (state === 'revoked') return null
  return (
    <ConfirmedButton
      label={t({ message: 'Revoke', context: 'key' })}
      color="error"
      question={{
        title: t`Revoke the key “${name}”?`,
        content: t`The program that uses it is refused from now on. This cannot be undone; you can create a new key.`,
        confirm: t`Revoke the key`,
      }}
      action={() => api.POST('/admin/api-keys/{id}/revoke', { params: { path: { id } } })}
      done={t`The key has been revoked.`}
    />
  )
}

const Col = ListCol<'api-keys'>

/** The keys with which programs use the API. */
export const KeyList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<CreateButton label={t`New key`} />}
      rowClick={false}
      nothing={t`No program has a key yet.`}
    >
      <Col source="name" label={t`Name`} />
      <Col disableSort label={t`May do`} render={cell(Scopes)} />
      <Col disableSort source="state" label={t`State`} render={cell(State)} />
      <Col disableSort source="expiresOn" label={t`Valid until`} field={DayField} />
      <Col source="lastUsedAt" label={t`Last use`} field={TimeField} />
      <Col source="createdAt" label={t`Created`} field={DateField} />
      <Col disableSort source="createdBy" label={t`By`} render={cell(Maker)} />
      <Col disableSort label="" render={cell(Revoke)} />
    </ListScreen>
  )
}
