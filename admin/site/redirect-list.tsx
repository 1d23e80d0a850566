import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import {
  CreateButton,
  DataTable,
  DeleteWithConfirmButton,
  List,
  Pagination,
  SearchInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { SectionHelp } from '../shell/section-help.tsx'
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

const ListActions = () => (
  <TopToolbar>
    <RedirectImport />
    <CreateButton />
  </TopToolbar>
)

const NothingFound = () => (
  <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
    <Trans>
      No redirect found. Add one for each address of a former site that people or search engines
      still use.
    </Trans>
  </Typography>
)

/** The redirects of former addresses. */
export const RedirectList = () => {
  const { t } = useLingui()
  const mayWrite = isPermitted(useSession(), 'options.write')
  return (
    <Box>
      <SectionHelp />
      <RedirectTest />
      <List
        filters={[
          <SearchInput key="search" source="search" alwaysOn placeholder={t`Part of an address`} />,
        ]}
        actions={mayWrite ? <ListActions /> : false}
        exporter={false}
        empty={false}
        sort={{ field: 'from', order: 'ASC' }}
        perPage={25}
        pagination={<Pagination />}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={mayWrite ? 'edit' : false}
          empty={<NothingFound />}
        >
          <DataTable.Col source="from" label={t`Former address`} />
          <DataTable.Col source="to" label={t`New address`} />
          {mayWrite && (
            <DataTable.Col label={t`Actions`} disableSort>
              <DeleteRedirect />
            </DataTable.Col>
          )}
        </DataTable>
      </List>
    </Box>
  )
}
