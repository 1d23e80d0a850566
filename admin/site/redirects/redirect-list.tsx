import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, Paper, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { CreateButton, DataTable } from 'react-admin'
import { useIsPermitted } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { searchFilter } from '../../screen/choices.tsx'
import { cell, UnsortedCol } from '../../screen/columns.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'

/** Shows where an address leads. */
const RedirectTest = () => {
  const { t } = useLingui()
  const { mutate, data, error, variables } = useMutation({
    mutationFn: (address: string) => api.POST('/admin/redirect-tests', { body: { address } }),
  })
  const test = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim()
    if (address) mutate(address)
  }
  const steps = data?.data.steps
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Box
        component="form"
        onSubmit={test}
        sx={{ display: 'flex', gap: 1, alignItems: 'start', flexWrap: 'wrap' }}
      >
        <TextField
          name="address"
          label={t`Test an address`}
          placeholder="/accueil"
          error={error !== null}
          helperText={error && errorMessage(error)}
          sx={{ minWidth: 280 }}
        />
        <Button type="submit" variant="outlined" sx={{ height: 40 }}>
          {t`Test`}
        </Button>
      </Box>
      <Typography aria-live="polite" variant="body2" sx={{ mt: steps ? 1 : 0 }}>
        {steps &&
          (steps.length === 0
            ? t`No redirect applies to ${variables}.`
            : [variables, ...steps].join(' → '))}
      </Typography>
    </Paper>
  )
}

const DeleteRedirect = ({ id, from }: Schemas['Redirect']) => {
  const { t } = useLingui()
  return (
    <ConfirmedButton
      label={t`Delete`}
      color="error"
      startIcon={<DeleteIcon />}
      question={{
        title: t`Delete the redirect of ${from}?`,
        content: t`Visitors to this address will see the page “Not found”.`,
        confirm: t`Delete the redirect`,
      }}
      action={() => api.DELETE('/admin/redirects/{id}', { params: { path: { id } } })}
      done={t`The redirect has been deleted.`}
    />
  )
}

/** The redirects of former addresses. */
export const RedirectList = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('options.write')
  return (
    <ListScreen
      sort={{ field: 'from', order: 'ASC' }}
      filters={[searchFilter(t`Part of an address`)]}
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
          There are no redirects yet. Add one for each address of a previous site that people or
          search engines still use.
        </Trans>
      }
    >
      <DataTable.Col source="from" label={t`Previous address`} />
      <DataTable.Col source="to" label={t`New address`} />
      {mayWrite && <UnsortedCol label={t`Actions`} render={cell(DeleteRedirect)} />}
    </ListScreen>
  )
}
