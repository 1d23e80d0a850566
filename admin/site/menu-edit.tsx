import { Trans, useLingui } from '@lingui/react/macro'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, Switch, Typography } from '@mui/material'
import { Title, useInput } from 'react-admin'
import { useParams } from 'react-router'
import type { Language } from '../../domain/language.ts'
import type { MenuName } from '../../domain/page/menus.ts'
import { useIsPermitted } from '../access/session.ts'
import { EditScreen } from '../screen/edit-screen.tsx'
import { moved, ToolButtons } from '../screen/item-list.tsx'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { isMenuName, type MenuEntry, menuLabels } from './menu-names.ts'
import { LanguagePanels } from './translated-input.tsx'

/** The entries of a language: shown or not, in their order. */
const EntriesInput = ({ language }: { language: Language }) => {
  const { t } = useLingui()
  const { field } = useInput<MenuEntry[]>({ source: `languages.${language}` })
  const entries: readonly MenuEntry[] = field.value ?? []
  const move = (from: number, to: number) => field.onChange(moved(entries, from, to))
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, width: '100%' }}>
      {entries.map((entry, at) => {
        const { page, name, isShown } = entry
        const show = (next: boolean) =>
          field.onChange(entries.with(at, { ...entry, isShown: next }))
        return (
          <Box
            component="li"
            key={page}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Switch
              checked={isShown}
              onChange={({ target }) => show(target.checked)}
              slotProps={{ input: { 'aria-label': t`Show ${name}` } }}
            />
            <Typography sx={{ flexGrow: 1, color: isShown ? 'text.primary' : 'text.secondary' }}>
              {name}
            </Typography>
            <ToolButtons
              tools={[
                [t`Move ${name} up`, UpIcon, () => move(at, at - 1), at === 0],
                [t`Move ${name} down`, DownIcon, () => move(at, at + 1), at === entries.length - 1],
              ]}
            />
          </Box>
        )
      })}
    </Box>
  )
}

const MenuFields = () => (
  <Box sx={{ width: '100%' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Trans>
        Each language has its own sequence. A hidden entry is not in the menu; its page can still be
        reached at its address.
      </Trans>
    </Typography>
    <LanguagePanels name="menu">
      {(language) => <EntriesInput language={language} />}
    </LanguagePanels>
  </Box>
)

const MenuForm = ({ name }: { name: MenuName }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('options.write')
  return (
    <EditScreen
      resource="menus"
      id={name}
      redirect={false}
      title={<Title title={t(menuLabels[name])} />}
    >
      <RecordForm sx={{ maxWidth: 720 }} toolbar={mayWrite ? <SaveToolbar /> : false}>
        <MenuFields />
      </RecordForm>
    </EditScreen>
  )
}

/** Order and visibility of a menu's entries. */
export const MenuEdit = () => {
  const { id } = useParams()
  return isMenuName(id) ? <MenuForm key={id} name={id} /> : null
}
