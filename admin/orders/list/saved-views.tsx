import { useLingui } from '@lingui/react/macro'
import BookmarkIcon from '@mui/icons-material/BookmarkBorder'
import DeleteIcon from '@mui/icons-material/Delete'
import {
  Divider,
  IconButton,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { Button, useGetList, useListContext } from 'react-admin'
import { api } from '../../api/client.ts'
import { CheckField } from '../../screen/choices.tsx'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import type { SavedView } from '../order.ts'

type SaveViewProps = {
  filters: Record<string, unknown>
  onClose: () => void
}

/** Names the present filters of the list. */
const SaveViewDialog = ({ filters, onClose }: SaveViewProps) => {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const body = { list: 'orders', name, filters, isShared } as const
  return (
    <ActionDialog
      title={t`Save the current filters`}
      maxWidth="xs"
      content={
        <>
          <TextField
            label={t`View name`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            autoFocus
          />
          <CheckField label={t`Show it to all staff`} isChecked={isShared} onChange={setIsShared} />
        </>
      }
      confirm={t`Save the view`}
      isReady={name.trim() !== ''}
      action={() => api.POST('/admin/saved-views', { body })}
      done={t`The view was saved.`}
      onClose={onClose}
    />
  )
}

type Filters = Record<string, unknown>

const useBuiltInViews = (): { name: string; filters: Filters }[] => {
  const { t } = useLingui()
  return [
    { name: t`All orders`, filters: {} },
    { name: t`To prepare`, filters: { status: ['processing'] } },
    { name: t`In preparation`, filters: { status: ['preparing'] } },
    { name: t`Waiting for a payment`, filters: { status: ['pending', 'on-hold'] } },
    { name: t`Overdue invoices`, filters: { payment: 'overdue' } },
  ]
}

/** Filters under a name: given ones, own ones, and those that others share. */
export const SavedViews = () => {
  const { t } = useLingui()
  const { filterValues, setFilters, setSort } = useListContext()
  const { data: views = [] } = useGetList<SavedView>('saved-views', { filter: { list: 'orders' } })
  const builtIn = useBuiltInViews()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [deleted, setDeleted] = useState<SavedView>()

  const show = (filters: Filters) => {
    const shown = Object.fromEntries(Object.keys(filters).map((name) => [name, true]))
    setFilters(filters, shown)
    setSort({ field: 'number', order: 'DESC' })
    setAnchor(null)
  }
  const own = views.filter(({ isOwn }) => isOwn)
  const shared = views.filter(({ isOwn }) => !isOwn)

  return (
    <>
      <Button
        label={t`Saved views`}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
      >
        <BookmarkIcon />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {builtIn.map(({ name, filters }) => (
          <MenuItem key={name} onClick={() => show(filters)}>
            {name}
          </MenuItem>
        ))}
        {own.length > 0 && <ListSubheader role="presentation">{t`My views`}</ListSubheader>}
        {own.map((view) => (
          <MenuItem key={view.id} onClick={() => show(view.filters)}>
            <ListItemText secondary={view.isShared ? t`shared` : undefined}>
              {view.name}
            </ListItemText>
            <IconButton
              size="small"
              aria-label={t`Delete the view ${view.name}`}
              onClick={(event) => {
                event.stopPropagation()
                setDeleted(view)
                setAnchor(null)
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </MenuItem>
        ))}
        {shared.length > 0 && (
          <ListSubheader role="presentation">{t`Shared by others`}</ListSubheader>
        )}
        {shared.map((view) => (
          <MenuItem key={view.id} onClick={() => show(view.filters)}>
            <ListItemText secondary={view.owner}>{view.name}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            setIsSaving(true)
            setAnchor(null)
          }}
        >
          {t`Save the current filters…`}
        </MenuItem>
      </Menu>
      {isSaving && <SaveViewDialog filters={filterValues} onClose={() => setIsSaving(false)} />}
      {deleted && (
        <ActionDialog
          title={t`Delete the view?`}
          content={
            deleted.isShared
              ? t`It is shared: the others will no longer see it either. No order will be changed.`
              : t`The view will be deleted. No order will be changed.`
          }
          confirm={t`Delete the view`}
          isDestructive
          action={() =>
            api.DELETE('/admin/saved-views/{id}', { params: { path: { id: deleted.id } } })
          }
          done={t`The view was deleted.`}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
