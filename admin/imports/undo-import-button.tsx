import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useIsPermitted } from '../access/session.ts'
import { api, type Schemas } from '../api/client.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { useAction } from '../screen/use-action.ts'
import { type ImportTableName, importPath, importTables } from './tables.ts'

type Undone = Schemas['UndoneImport']
type Reason = Undone['notUndone'][number]['reason']

const ReasonText = ({ reason }: { reason: Reason }) => {
  const { t } = useLingui()
  if (reason === 'changed-since') return t`changed since the import`
  return reason === 'ordered' ? t`customers have ordered it` : t`deleted since`
}

const UndoneNotice = ({ undone: { undone, notUndone } }: { undone: Undone }) => (
  <Alert severity={notUndone.length === 0 ? 'success' : 'warning'} role="status">
    <Plural value={undone} one="Undone for # record." other="Undone for # records." />
    {notUndone.length > 0 && (
      <>
        {' '}
        <Trans>These remain unchanged:</Trans>
        <ul>
          {notUndone.map(({ name: label, reason }) => (
            <li key={label}>
              <Trans>{label}:</Trans> <ReasonText reason={reason} />
            </li>
          ))}
        </ul>
      </>
    )}
  </Alert>
)

/** Undoes an import after a confirmation that names the consequence; nothing for those who may only read. */
export const UndoImportButton = ({ id, table }: { id: string; table: ImportTableName }) => {
  const { t } = useLingui()
  const { perform } = useAction()
  const refresh = useRefresh()
  const mayUndo = useIsPermitted(`${importTables[table].resource}.write`)
  const [isAsking, setIsAsking] = useState(false)
  const [undone, setUndone] = useState<Undone>()
  const undo = async () => {
    setIsAsking(false)
    const params = { path: { id } }
    const answer = await perform(api.POST(importPath(table, '/applied/{id}/undo'), { params }))
    if (!answer) return
    setUndone(answer.data)
    refresh()
  }
  if (!mayUndo) return null
  if (undone) return <UndoneNotice undone={undone} />
  return (
    <>
      <Button
        size="small"
        onClick={(event) => {
          event.stopPropagation()
          setIsAsking(true)
        }}
      >
        {t`Undo this import`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Undo this import?`}
        content={t`All values of the file will return to what they were before. Anything changed since then is left as it is and listed. Existing orders keep their prices.`}
        confirm={t`Undo the import`}
        onConfirm={undo}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
