import { useLingui } from '@lingui/react/macro'
import { Box, Card, CardActionArea, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import {
  illustrationNames,
  illustrationSubject,
  illustrationWords,
} from '../../domain/content/illustration-subjects.ts'
import { containsWords } from '../../domain/search/staff-search.ts'
import { currentLanguage } from '../i18n/i18n.ts'

/** What a drawing shows, in the language of the back office. */
export const drawingName = (name: string) => illustrationSubject(name, currentLanguage()) ?? name

export const drawingAddress = (name: string) => `/illustrations/${name}.svg`

/** All drawings of the site, to choose one by what it shows. */
export const DrawingChoice = ({ onChosen }: { onChosen: (name: string) => void }) => {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const isFound = containsWords(search)
  const found = illustrationNames.filter((name) => isFound(illustrationWords(name)))
  return (
    <>
      <TextField
        type="search"
        label={t`Search the drawings by what they show`}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        }}
      >
        {found.map((name) => (
          <Card key={name} component="li" variant="outlined">
            <CardActionArea onClick={() => onChosen(name)} sx={{ p: 1, textAlign: 'center' }}>
              <Box
                component="img"
                src={drawingAddress(name)}
                alt=""
                loading="lazy"
                sx={{ width: 80, height: 80, objectFit: 'contain' }}
              />
              <Typography variant="caption" component="p">
                {drawingName(name)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      {found.length === 0 && (
        <Typography
          sx={{ color: 'text.secondary' }}
        >{t`No drawing shows this. Try another word.`}</Typography>
      )}
    </>
  )
}
