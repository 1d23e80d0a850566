import { useLingui } from '@lingui/react/macro'
import {
  Autocomplete,
  Box,
  Dialog,
  DialogContent,
  ListItemText,
  ListSubheader,
  TextField,
} from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { api } from '../api/client.ts'
import { useSettled } from '../api/use-settled.ts'
import { useShortcut } from '../screen/shortcuts.ts'
import type { Section } from '../sections/section.ts'
import { sections, useShownSections } from '../sections/sections.ts'
import { createSharedState } from '../shared-state.ts'
import { isScanned, useOpenOrder, useScanner } from './scanner.ts'

const isOpened = createSharedState(false)

export const openSearch = () => isOpened.set(true)

const close = () => isOpened.set(false)

type Result = { path: string; title: string; detail: string; group: string }

const pathOf = ({ name, show }: Section, id: string) =>
  `/${name}/${encodeURIComponent(id)}${show ? '/show' : ''}`

/** Records that contain the words, a digit or from 2 characters on; `isFailed` if the server cannot be reached. */
const useRecords = (words: string) => {
  const { t } = useLingui()
  const key = /^(?:\d|.{2,})$/u.test(words) ? ['records', words] : undefined
  const { answer, isBusy, error } = useSettled(key, (signal) =>
    api.GET('/admin/search', { params: { query: { q: words } }, signal }),
  )
  const records = (answer ?? []).flatMap(({ kind, id, title, detail }) => {
    const section = sections.find(({ name }) => name === kind)
    if (!section) return []
    return [{ path: pathOf(section, id), title, detail, group: t(section.label) }]
  })
  return { records, isLoading: isBusy, isFailed: error !== undefined }
}

/** Screens whose name or description contains the words; `named`: whose name begins with them. */
const useScreens = (words: string) => {
  const { t, i18n } = useLingui()
  const wanted = words.toLocaleLowerCase(i18n.locale)
  const screens = useShownSections()
    .map(({ name, label, help }) => ({
      path: `/${name}`,
      title: t(label),
      detail: t(help),
      group: t`Screens`,
    }))
    .filter(({ title, detail }) =>
      `${title} ${detail}`.toLocaleLowerCase(i18n.locale).includes(wanted),
    )
  const isNamed = ({ title }: Result) =>
    wanted !== '' && title.toLocaleLowerCase(i18n.locale).startsWith(wanted)
  const named = screens.filter(isNamed)
  const others = screens.filter((screen) => !isNamed(screen))
  const group = named.length > 0 ? t`Other screens` : t`Screens`
  return { named, others: others.map((screen) => ({ ...screen, group })) }
}

const SearchField = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const openOrder = useOpenOrder()
  const [words, setWords] = useState('')
  const { records, isLoading, isFailed } = useRecords(words.trim())
  const { named, others } = useScreens(words.trim())
  const options = [...named, ...records, ...others]
  const highlighted = useRef<Result>(null)
  const nothing = isFailed
    ? t`The search cannot be reached. Please try again.`
    : t`Nothing found. Try a name, a number or an e-mail address.`
  return (
    <Autocomplete<Result, false, false, true>
      freeSolo
      open
      openOnFocus
      // Open all the time, it would keep Escape from the dialog.
      onClose={(_event, reason) => reason === 'escape' && close()}
      autoHighlight
      disablePortal
      options={options}
      filterOptions={(options) => options}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.path)}
      inputValue={words}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'selectOption') setWords(value)
      }}
      onHighlightChange={(_event, option) => {
        highlighted.current = option
      }}
      onChange={(_event, option) => {
        // A text is Enter without a chosen option: it takes the highlighted one.
        const marked = options.find(({ path }) => path === highlighted.current?.path)
        const chosen = typeof option === 'string' ? (marked ?? options[0]) : option
        if (!chosen && !isScanned(words)) return
        close()
        if (!chosen) return void openOrder(words)
        navigate(chosen.path)
      }}
      loading={isLoading}
      slotProps={{ paper: { elevation: 0 }, listbox: { sx: { maxHeight: '55vh' } } }}
      // As rendered by default, lists within the list box would have no roles.
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" role="presentation">
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderOption={({ key, ...props }, { title, detail }) => (
        <li key={key} {...props}>
          <ListItemText primary={title} secondary={detail} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label={t`Search customers, orders, products, pages and screens`}
          helperText={options.length === 0 && !isLoading ? nothing : ' '}
        />
      )}
    />
  )
}

/** The search over everything, opened by Ctrl+K or Command+K. */
export const SearchDialog = () => {
  const { t } = useLingui()
  const isOpen = isOpened.use()
  useShortcut('Ctrl+K', t`Search everything`, openSearch)
  useScanner()
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      slotProps={{ paper: { 'aria-label': t`Search`, 'aria-labelledby': undefined } }}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogContent sx={{ minHeight: '65vh' }}>
        <SearchField />
      </DialogContent>
    </Dialog>
  )
}
