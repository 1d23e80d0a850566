import '@puckeditor/core/no-external.css'
import { useLingui } from '@lingui/react/macro'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import {
  Box,
  IconButton,
  Tab,
  Tabs,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material'
import { type Overrides, Puck } from '@puckeditor/core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isBlockType } from '../../../blocks/manifest.ts'
import type { ContentBlock, ContentIssue } from '../../../domain/content/page-content.ts'
import type { Language } from '../../../domain/language.ts'
import { blockNames } from './block-names.ts'
import { BlockPanel } from './block-panel.tsx'
import { PreviewContext } from './block-preview.tsx'
import { EmptyPreview } from './empty-preview.tsx'
import { puckConfig } from './puck-config.tsx'
import { toBlock, toBlocks, toPuckData, usePuck } from './puck-data.ts'
import { ScaledPreview } from './scaled-preview.tsx'
import { SiteFrame } from './site-frame.tsx'
import { usePresentedBlocks } from './use-presented-blocks.ts'

/** Screen widths of the preview, in pixels. */
const widths = { phone: 390, tablet: 820, computer: 1280 } as const
type Width = keyof typeof widths

/** On a narrow screen, a wide page would be too small to read. */
const startWidth = (): Width => (window.innerWidth < 1_100 ? 'phone' : 'computer')

const HistoryButtons = () => {
  const { t } = useLingui()
  const { back, forward, hasPast, hasFuture } = usePuck((puck) => puck.history)
  return (
    <>
      <IconButton aria-label={t`Undo`} disabled={!hasPast} onClick={back}>
        <UndoIcon />
      </IconButton>
      <IconButton aria-label={t`Redo`} disabled={!hasFuture} onClick={forward}>
        <RedoIcon />
      </IconButton>
    </>
  )
}

const PreviewTools = ({ width, onWidth }: { width: Width; onWidth: (width: Width) => void }) => {
  const { t } = useLingui()
  const names: Record<Width, string> = { phone: t`Phone`, tablet: t`Tablet`, computer: t`Computer` }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <HistoryButtons />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label={t`Preview width`}
        onChange={(_, chosen: Width | null) => chosen && onWidth(chosen)}
      >
        {(Object.keys(widths) as Width[]).map((each) => (
          <ToggleButton key={each} value={each} sx={{ py: 0.25, px: { xs: 0.5, lg: 1 } }}>
            {names[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** The blocks of the page as the site shows them, for the preview. */
const Presented = ({ language, children }: { language: Language; children: ReactNode }) => {
  const content = usePuck(({ appState }) => appState.data.content)
  const blocks = useMemo(
    () => content.map((item) => ({ id: String(item.props.id), block: toBlock(item) })),
    [content],
  )
  const presentedOf = usePresentedBlocks(
    language,
    blocks.map(({ block }) => block),
  )
  const { t } = useLingui()
  const preview = {
    blocks,
    presentedOf,
    nameOf: (type: string) => (isBlockType(type) ? t(blockNames[type].name) : type),
    unfinishedHelp: t`Fill in the fields of this block to see it here.`,
  }
  return <PreviewContext value={preview}>{children}</PreviewContext>
}

type PanelTab = 'preview' | 'blocks' | 'page'

type PanelProps = { issues: readonly ContentIssue[]; head: ReactNode; children: ReactNode }

/**
 * The preview, `children`, and the panel beside it: what the page is, and its blocks. A block selected
 * in the preview opens there. A narrow window shows one of the three.
 */
const PreviewAndPanel = ({ issues, head, children }: PanelProps) => {
  const { t } = useLingui()
  const [chosen, setTab] = useState<PanelTab>('blocks')
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'))
  const tab = chosen === 'preview' && !isNarrow ? 'blocks' : chosen
  const selectedId = usePuck((puck) => puck.selectedItem?.props.id)
  const [cursor, setCursor] = useState<string>()
  useEffect(() => {
    if (!selectedId) return
    setTab('blocks')
    setCursor(String(selectedId))
  }, [selectedId])
  const headIssues = issues.filter(({ path }) => path[0] !== 'blocks').length
  useEffect(() => {
    if (headIssues > 0) setTab('page')
  }, [headIssues])
  const isPreviewShown = !isNarrow || tab === 'preview'
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', md: 'row' },
        justifyContent: 'flex-end',
        flex: 1,
        minHeight: 0,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: isPreviewShown ? 'flex' : 'none', flex: 1, minHeight: 0, minWidth: 0 }}>
        {children}
      </Box>
      <Box
        component="aside"
        aria-label={t`Page content`}
        sx={{
          width: { md: 300, lg: 360 },
          flex: isNarrow && !isPreviewShown ? 1 : 'none',
          minHeight: 0,
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
          bgcolor: 'background.paper',
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <Tabs
          value={tab}
          onChange={(_, value: PanelTab) => setTab(value)}
          variant="fullWidth"
          sx={{ flex: 'none' }}
        >
          {isNarrow && <Tab value="preview" label={t`Preview`} />}
          <Tab value="blocks" label={t`Blocks`} />
          <Tab value="page" label={t`Page`} />
        </Tabs>
        {tab !== 'preview' && (
          <Box sx={{ p: 2 }}>
            {tab === 'page' ? head : <BlockPanel issues={issues} cursor={cursor} />}
          </Box>
        )}
      </Box>
    </Box>
  )
}

type Props = {
  language: Language
  /** The blocks at the start; later changes are reported by `onChange`. */
  blocks: readonly ContentBlock[]
  issues: readonly ContentIssue[]
  onChange: (blocks: ContentBlock[]) => void
  /** The form of title, address and image. */
  head: ReactNode
  /** Shown beside the preview, such as the original. */
  beside: ReactNode
}

/** The editor of blocks: preview with the site's own look, list of blocks, fields (Puck). */
export const Workspace = ({ language, blocks, issues, onChange, head, beside }: Props) => {
  const { t, i18n } = useLingui()
  const [width, setWidth] = useState<Width>(startWidth)
  const config = useMemo(() => puckConfig(i18n), [i18n, i18n.locale])
  const data = useMemo(() => toPuckData(blocks), [])
  const overrides = useMemo(
    (): Partial<Overrides> => ({
      iframe: ({ children, document }) => (
        <SiteFrame document={document} language={language}>
          {children}
        </SiteFrame>
      ),
    }),
    [language],
  )
  const dictionary = {
    'action-duplicate': t`Duplicate`,
    'action-delete': t`Remove`,
    'loader-loading': t`Loading`,
    'label-page': t`Page`,
    'label-component': t`Block`,
  }
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        // The element that Puck adds fills the room too.
        '& > div': { height: '100%', display: 'flex', flexDirection: 'column' },
      }}
    >
      <Puck
        config={config}
        data={data}
        overrides={overrides}
        dictionary={dictionary}
        iframe={{ enabled: true, syncHostStyles: false }}
        onChange={(changed) => onChange(toBlocks(changed))}
      >
        <Presented language={language}>
          <PreviewAndPanel issues={issues} head={head}>
            {beside}
            <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
              <PreviewTools width={width} onWidth={setWidth} />
              <Box sx={{ flex: 1, minHeight: 0, display: 'flex', position: 'relative' }}>
                <ScaledPreview width={widths[width]} />
                <EmptyPreview />
              </Box>
            </Box>
          </PreviewAndPanel>
        </Presented>
      </Puck>
    </Box>
  )
}
