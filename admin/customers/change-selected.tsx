import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import EditNoteIcon from '@mui/icons-material/EditNote'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Button, useListContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { customerGroupNames } from '../../messages/account/customer-groups.ts'
import { professionNames } from '../../messages/signup/professions.ts'
import { api, toForm } from '../api/client.ts'
import { languageNames } from '../i18n/language-names.ts'
import { importPath, importSection } from '../imports/tables.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'
import { useAction } from '../screen/use-action.ts'

type Names = Readonly<Record<string, MessageDescriptor>>

const yesNo: Names = { true: msg`Yes`, false: msg`No` }

/** What can be changed of many customers at once, as the columns of their import; `choices`: the possible values. */
const fields: Readonly<Record<string, { name: MessageDescriptor; choices?: Names }>> = {
  discountRate: { name: msg`Discount in %` },
  customerGroup: { name: msg`Customer group`, choices: customerGroupNames },
  userCanOrder: { name: msg`May order in the shop`, choices: yesNo },
  userCanOrderWithForm: { name: msg`May order with the order form`, choices: yesNo },
  profession: { name: msg`Profession`, choices: professionNames },
  language: { name: msg`Language`, choices: languageNames },
  certificateExpiresOn: { name: msg`Certificate valid until` },
}

type SelectProps = {
  label: string
  value: string
  names: Names
  onChange: (value: string) => void
}

const Select = ({ label, value, names, onChange }: SelectProps) => {
  const { t } = useLingui()
  return (
    <TextField
      select
      required
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {Object.entries(names).map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {t(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const fieldNames = Object.fromEntries(
  Object.entries(fields).map(([field, { name }]) => [field, name]),
)

/** Changes one field of the selected customers, by their import: every difference is shown before, and it can be undone. */
export const ChangeSelectedButton = () => {
  const { t } = useLingui()
  const { selectedIds = [] } = useListContext()
  const navigate = useNavigate()
  const { perform, isSending } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [field, setField] = useState('discountRate')
  const [value, setValue] = useState('')
  const { name = msg`Discount in %`, choices } = fields[field] ?? {}
  const label = t(name)
  const count = selectedIds.length
  const customers = t`${plural(count, { one: '# customer', other: '# customers' })}`
  const preview = async () => {
    const rows = selectedIds.map((number) => ({ number, [field]: value.trim() }))
    const shown = choices?.[value] ? t(choices[value]) : value.trim()
    const file = new File([JSON.stringify(rows)], `${label} ${shown}, ${customers}`)
    const answer = await perform(
      api.POST(importPath('customers', '/files'), { body: { file }, bodySerializer: toForm }),
    )
    if (answer) await navigate(`/${importSection('customers')}`, { state: { upload: answer.data } })
  }
  return (
    <>
      <Button label={t`Change a field`} onClick={() => setOpen(true)}>
        <EditNoteIcon />
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t`Change a field of ${customers}`}
        content={
          <>
            <Select
              label={t`Field`}
              value={field}
              names={fieldNames}
              onChange={(chosen) => {
                setField(chosen)
                setValue('')
              }}
            />
            {choices ? (
              <Select label={label} value={value} names={choices} onChange={setValue} />
            ) : (
              <TextField
                required
                label={label}
                value={value}
                type={field === 'certificateExpiresOn' ? 'date' : 'text'}
                onChange={({ target }) => setValue(target.value)}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            )}
            <Typography variant="body2">
              {t`You see every difference before anything is changed, and can undo the change.`}
            </Typography>
          </>
        }
        confirm={t`Show the differences`}
        isForm
        loading={isSending}
        onConfirm={preview}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
