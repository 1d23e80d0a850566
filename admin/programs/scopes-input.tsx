import { useLingui } from '@lingui/react/macro'
import {
  Checkbox,
  FormHelperText,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { useInput } from 'react-admin'
import {
  keyScopes,
  type Permission,
  type Resource,
  resourceOf,
} from '../../domain/staff/permissions.ts'
import { areaName } from '../audit/area-name.ts'
import { HeadRow } from '../screen/columns.tsx'

type Change = { resource: Resource; action: 'read' | 'write'; isOn: boolean }

/** Who may change an area may read it. */
const withChange = (scopes: readonly Permission[], { resource, action, isOn }: Change) => {
  const others = scopes.filter((scope) => resourceOf(scope) !== resource)
  if (action === 'read' && !isOn) return others
  const isWritten = action === 'write' ? isOn : scopes.includes(`${resource}.write`)
  return keyScopes.filter(
    (scope) =>
      others.includes(scope) ||
      scope === `${resource}.read` ||
      (scope === `${resource}.write` && isWritten),
  )
}

/** What a key may read and change, an area of the back office in each row. */
export const ScopesInput = () => {
  const { t } = useLingui()
  const { field, fieldState } = useInput({ source: 'scopes' })
  const chosen = field.value as readonly Permission[]
  const resources = [...new Set(keyScopes.map(resourceOf))]
  const names = { read: t`Read`, write: t`Change` }
  const box = (resource: Resource, action: 'read' | 'write') => {
    const scope: Permission = `${resource}.${action}`
    if (!keyScopes.includes(scope)) return null
    const area = areaName(resource)
    const name = names[action]
    return (
      <Checkbox
        size="small"
        checked={chosen.includes(scope)}
        onChange={({ target }) =>
          field.onChange(withChange(chosen, { resource, action, isOn: target.checked }))
        }
        slotProps={{ input: { 'aria-label': t`${area}: ${name}` } }}
      />
    )
  }
  return (
    <div>
      <Typography variant="h6" component="h2">
        {t`What the key may do`}
      </Typography>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      <Table size="small" sx={{ maxWidth: 480 }}>
        <HeadRow names={[t`Area`, names.read, names.write]} />
        <TableBody>
          {resources.map((resource) => (
            <TableRow key={resource}>
              <TableCell component="th" scope="row">
                {areaName(resource)}
              </TableCell>
              <TableCell padding="checkbox">{box(resource, 'read')}</TableCell>
              <TableCell padding="checkbox">{box(resource, 'write')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
