import { Trans, useLingui } from '@lingui/react/macro'
import {
  CreateButton,
  DataTable,
  DeleteWithConfirmButton,
  SearchInput,
  useRecordContext,
} from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import { ListScreen } from '../../screen/list-screen.tsx'
import { RedirectImport } from './redirect-import.tsx'
import { RedirectTest } from './redirect-test.tsx'

const DeleteRedirect = () => {
  const { t } = useLingui()
  const from = String(useRecordContext()?.from ?? '')
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle={t`Delete the redirect of ${from}?`}
      confirmContent={t`Visitors of this address will see the page “Not found”.`}
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
            <RedirectImport />
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
