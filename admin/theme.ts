import { defaultTheme, type RaThemeOptions } from 'react-admin'

const sans = '"Instrument Sans Variable", system-ui, "Segoe UI", sans-serif'

/** The colours of the site (app/styles.css), with its contrasts. */
const colours = {
  paper: '#fbf8f1',
  sheet: '#fffdf8',
  ink: '#1e2b23',
  muted: '#54615a',
  line: '#ded8c8',
  edge: '#7c887f',
  leafDark: '#2f6b1f',
  leafDeep: '#1f4716',
  wash: '#edf3e5',
  ochre: '#8a5712',
  alarm: '#9a2a1d',
}

/** The look of the back office: paper and green-black ink, compact tables. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  // A tablet of 768 px has the screens of a computer.
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
  palette: {
    mode: 'light',
    primary: { main: colours.leafDark, dark: colours.leafDeep, contrastText: '#ffffff' },
    secondary: { main: colours.leafDeep, contrastText: '#ffffff' },
    error: { main: colours.alarm },
    warning: { main: colours.ochre },
    success: { main: colours.leafDark },
    info: { main: '#3b5f82' },
    background: { default: colours.paper, paper: colours.sheet },
    text: { primary: colours.ink, secondary: colours.muted },
    divider: colours.line,
  },
  typography: {
    fontFamily: sans,
    h4: { fontSize: '1.75rem', fontWeight: 600 },
    h5: { fontSize: '1.375rem', fontWeight: 600 },
    h6: { fontSize: '1.0625rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  // Nothing moves for people who ask their system for less motion.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: 8 },
  sidebar: { width: 248, closedWidth: 56 },
  components: {
    ...defaultTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        // For the parts shared with the site (`ui/`).
        ':root': {
          '--color-line': colours.line,
          '--color-muted': colours.muted,
          '--color-ink': colours.ink,
          '--font-sans': sans,
        },
        ':focus-visible': { outline: `3px solid ${colours.ochre}`, outlineOffset: 2 },
        a: { color: colours.leafDark },
      },
    },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: colours.leafDeep, color: '#ffffff' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: colours.edge } },
    },
    // Puck resets the boxes of fields in its side panel.
    MuiInputBase: {
      styleOverrides: { input: { '&.MuiInputBase-input': { boxSizing: 'content-box' } } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiAlert: { styleOverrides: { action: { alignItems: 'center', paddingTop: 0 } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          // Also of inputs that cannot be changed: the text says why.
          '&, &.Mui-disabled': { color: colours.muted },
          // The empty line that react-admin reserves for errors.
          '&:has(> span:only-child:not([class]))': { display: 'none' },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.line },
        // Rows of two lines or with a tick are 40 px high.
        sizeSmall: { paddingTop: 2, paddingBottom: 2, height: 36 },
        head: { fontWeight: 600, color: colours.muted, backgroundColor: colours.wash },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .MuiCheckbox-root': { padding: '6px' },
          // Each row has a second one for its details, also while they are closed.
          '& .RaDataTable-expandRow > td': { height: 0, border: 0 },
        },
      },
    },
    // Narrow screens scroll within a table, not the whole page.
    RaLayout: {
      styleOverrides: {
        root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, padding: '0 16px' } },
      },
    },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
      },
    },
    // The filters stay in one line; the buttons move below them if there is no room.
    RaListToolbar: {
      styleOverrides: {
        root: { flexWrap: 'wrap', justifyContent: 'flex-start', paddingBottom: 8 },
      },
    },
    RaTopToolbar: { styleOverrides: { root: { alignItems: 'center', marginLeft: 'auto' } } },
    RaFilterForm: {
      styleOverrides: {
        root: {
          '&&': { flex: '0 1 auto' },
          '& .MuiFormControl-root': { marginTop: 0, marginBottom: 0 },
          '& .filter-field[data-source="search"] .MuiFormControl-root': {
            width: '18rem',
            maxWidth: '100%',
          },
          '@media (max-width: 599.95px)': {
            '&&': { flex: '1 1 100%', columnGap: 8 },
            '& .filter-field': { flex: '1 1 40%' },
            '& .filter-field[data-source="search"]': { flexBasis: '100%' },
            '&& .filter-field .MuiFormControl-root': { width: '100%' },
            '& .RaFilterFormInput-spacer': { display: 'none' },
          },
        },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.MuiToolbar-root': {
            backgroundColor: colours.wash,
            borderTop: `1px solid ${colours.line}`,
          },
        },
      },
    },
    // Above the table in the flow: the scrolled part would cut off what react-admin lays over the filters.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          position: 'sticky',
          left: 0,
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            height: 'auto',
            flexWrap: 'wrap',
            transition: 'none',
          },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
          '& .RaBulkActionsToolbar-collapsed': { height: 0, minHeight: 0 },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderLeft: '3px solid transparent',
          color: colours.ink,
          fontSize: '0.9375rem',
          lineHeight: 1.3,
          // Long names take two lines rather than being cut off.
          '.RaMenu-open & .MuiTypography-noWrap': { whiteSpace: 'normal' },
          '&.RaMenuItemLink-active': {
            borderLeftColor: colours.leafDark,
            backgroundColor: colours.wash,
            color: colours.leafDeep,
            fontWeight: 600,
          },
        },
      },
    },
    MuiCheckbox: {
      defaultProps: {
        // react-admin names the frame of a checkbox; screen readers need the name on the input.
        slotProps: {
          root: { 'aria-label': undefined },
          input: (owner: object) => ({
            'aria-label': (owner as { 'aria-label'?: string })['aria-label'],
          }),
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { color: 'inherit', minHeight: 24, minWidth: 24 } },
    },
  },
}
