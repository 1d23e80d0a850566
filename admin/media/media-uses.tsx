import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Chip, Link as TextLink, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { Muted } from '../screen/facts.tsx'
import type { Media, MediaUse } from './media-record.ts'

const kindLabels = {
  page: msg`Page`,
  draft: msg`Draft`,
  option: msg`Setting`,
  product: msg`Product`,
} as const

const optionLabels: Readonly<Record<string, ReturnType<typeof msg>>> = {
  download_page: msg`Downloads`,
  download_order_form: msg`Order form`,
  social_feed_posts: msg`Social posts`,
}

/** The screen where the use can be changed. */
const screenOf = ({ kind, id, language }: MediaUse) => {
  if (kind === 'product') return `/products/${id}`
  if (kind === 'option') return '/downloads'
  return `/pages/${encodeURIComponent(id)}/${language}`
}

/** Everything that shows the entry. */
export const MediaUses = () => {
  const { t } = useLingui()
  const media = useRecordContext<Media>()
  const uses = media?.uses ?? []
  const nameOf = ({ kind, id, name }: MediaUse) => {
    const label = kind === 'option' ? optionLabels[id] : undefined
    return label ? t(label) : name
  }
  return (
    <Box>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t`Where it is used`}
      </Typography>
      {uses.length === 0 ? (
        <Muted>{t`Nowhere yet. It can be deleted without consequences.`}</Muted>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
          {uses.map((use) => (
            <Box
              component="li"
              key={[use.kind, use.id, use.language].join(' ')}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Chip size="small" label={t(kindLabels[use.kind])} />
              <TextLink component={Link} to={screenOf(use)}>
                {nameOf(use)}
              </TextLink>
              {use.language && (
                <Typography variant="caption" sx={{ textTransform: 'uppercase' }}>
                  {use.language}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
