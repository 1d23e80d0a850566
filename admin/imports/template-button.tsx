import { useLingui } from '@lingui/react/macro'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { useAction } from '../screen/use-action.ts'
import { type ImportTableName, importPath, importTables } from './tables.ts'

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV', json: 'JSON' } as const

type Format = keyof typeof formats

type Props = {
  table: ImportTableName
  /** Whether the button names the table, where there are several. */
  isNamed?: boolean
}

/** Saves a file to fill in, with the headings of a table and an example. */
export const TemplateButton = ({ table, isNamed = false }: Props) => {
  const { t } = useLingui()
  const { download, isSending } = useAction()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const name = t(importTables[table].name)
  const save = (format: Format) => {
    setMenu(null)
    const params = { query: { format } }
    const request = api.GET(importPath(table, '/template'), { params, parseAs: 'blob' })
    return download(request as Promise<{ data: Blob }>, `${name}.${format}`)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<FileIcon />}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        disabled={isSending}
        onClick={({ currentTarget }) => setMenu(currentTarget)}
      >
        {isNamed ? t`Template: ${name}` : t`Template to fill in`}
      </Button>
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
