import { Trans, useLingui } from '@lingui/react/macro'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Box, IconButton, Switch, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useInput } from 'react-admin'
import { useParams } from 'react-router'
import type { Language } from '../../domain/language.ts'
import type { MenuName } from '../../domain/page/menus.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { EditScreen } from '../screen/edit-screen.tsx'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { isMenuName, type MenuEntry, menuLabels } from './menu-names.ts'

const moved = (entries: readonly MenuEntry[], from: number, to: number) => {
  const [entry] = entries.slice(from, from + 1)
  const others = entries.toSpliced(from, 1)
  return entry ? others.toSpliced(to, 0, entry) : entries
}

/** The entries of a language: shown or not, in their order. */
const EntriesInput = ({ language }: { language: Language }) => {
  const { t } = useLingui()
  const { field } = useInput<MenuEntry[]>({ source: `languages.${language}` })
  const entries: readonly MenuEntry[] = field.value ?? []
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
            <IconButton
              disabled={at === 0}
              aria-label={t`Move ${name} up`}
              onClick={() => field.onChange(moved(entries, at, at - 1))}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              disabled={at === entries.length - 1}
              aria-label={t`Move ${name} down`}
              onClick={() => field.onChange(moved(entries, at, at + 1))}
            >
              <DownIcon />
            </IconButton>
          </Box>
        )
      })}
    </Box>
  )
}

const MenuFields = () => {
  const languages = useSiteLanguages()
  const { t } = useLingui()
  const [shown, setShown] = useState<Language>(currentLanguage)
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          Each language has its own order. A hidden entry is not in the menu; its page stays
          reachable by its address.
        </Trans>
      </Typography>
      <Tabs
        value={shown}
        onChange={(_, next: Language) => setShown(next)}
        aria-label={t`Language`}
        sx={{ mb: 1 }}
      >
        {languages.map((language) => (
          <Tab
            key={language}
            value={language}
            label={t(languageNames[language])}
            id={`menu-tab-${language}`}
            aria-controls={`menu-${language}`}
          />
        ))}
      </Tabs>
      {languages.map((language) => (
        <Box
          key={language}
          role="tabpanel"
          id={`menu-${language}`}
          aria-labelledby={`menu-tab-${language}`}
          hidden={language !== shown}
        >
          <EntriesInput language={language} />
        </Box>
      ))}
    </Box>
  )
}

const MenuForm = ({ name }: { name: MenuName }) => {
  const { t } = useLingui()
  const mayWrite = isPermitted(useSession(), 'options.write')
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
