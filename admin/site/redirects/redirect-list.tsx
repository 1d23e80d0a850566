import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { CreateButton, DataTable, SearchInput, useRecordContext, useRefresh } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { RedirectTest } from './redirect-test.tsx'

const DeleteRedirect = () => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const redirect = useRecordContext<Schemas['Redirect']>()
  if (!redirect) return null
  const { id, from } = redirect
  return (
    <ConfirmedButton
      label={t`Delete`}
      color="error"
      startIcon={<DeleteIcon />}
      question={{
        title: t`Delete the redirect of ${from}?`,
        content: t`Visitors of this address will see the page “Not found”.`,
        confirm: t`Delete the redirect`,
      }}
      action={async () => {
        await api.DELETE('/admin/redirects/{id}', { params: { path: { id } } })
        refresh()
      }}
      done={t`The redirect has been deleted.`}
    />
  )
}

/** The redirects of former addresses. */
export const RedirectList = () => {
  const { t } = useLingui()
  const mayWrite = isPermitted(useSession(), 'options.write')
  return (
    <ListScreen
      sort={{ field: 'from', order: 'ASC' }}
      filters={[
        <SearchInput key="search" source="search" alwaysOn placeholder={t`Part of an address`} />,
      ]}
      actions={
        mayWrite && (
          <>
            <ImportActions table="redirects" />
            <CreateButton label={t`New redirect`} />
          </>
        )
      }
      rowClick={mayWrite ? 'edit' : false}
      above={<RedirectTest />}
      nothing={
        <Trans>
          There are no redirects yet. Add one for each address of a former site that people or
          search engines still use.
        </Trans>
      }
    >
      <DataTable.Col source="from" label={t`Former address`} />
      <DataTable.Col source="to" label={t`New address`} />
      {mayWrite && (
        <DataTable.Col label={t`Actions`} disableSort>
          <DeleteRedirect />
        </DataTable.Col>
      )}
    </ListScreen>
  )
}
