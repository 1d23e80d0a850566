import { useLingui } from '@lingui/react/macro'
import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { ArrayInput, DateInput, TextInput, useSimpleFormIteratorItem } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Language } from '../../../domain/language.ts'
import { useSiteLanguages } from '../../access/site-languages.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { drawingAddress, drawingName } from '../../media/drawing-choice.tsx'
import { MediaInput } from '../../media/media-choice.tsx'
import { ItemList } from '../../screen/item-list.tsx'

const PictureInput = ({ list }: { list: string }) => {
  const { t } = useLingui()
  const { index } = useSimpleFormIteratorItem()
  const picture: unknown = useWatch({ name: `${list}.${index}.picture` })
  const drawing = typeof picture === 'string' && picture && !picture.includes('/') ? picture : ''
  return (
    <MediaInput
      source="picture"
      label={t`Picture`}
      hasDrawings
      otherName={drawing ? drawingName(drawing) : undefined}
      otherImage={drawing ? drawingAddress(drawing) : undefined}
    />
  )
}

const PostsInput = ({ language }: { language: Language }) => {
  const { t } = useLingui()
  const list = `values.social_feed_posts.${language}`
  return (
    <ArrayInput source={list} label={t`Posts; the site shows the newest first`}>
      <ItemList addLabel={t`Add a post`} disableReordering>
        <TextInput
          source="text"
          label={t`Text`}
          multiline
          isRequired
          parse={(text) => text ?? ''}
        />
        <DateInput source="day" label={t`Date`} isRequired />
        <TextInput
          source="link"
          label={t`Address of the post`}
          type="url"
          isRequired
          parse={(link) => link ?? ''}
        />
        <PictureInput list={list} />
      </ItemList>
    </ArrayInput>
  )
}

/** Posts of the laboratory's social networks, by language. */
export const SocialPostFields = () => {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  const [shown, setShown] = useState<Language>(currentLanguage)
  return (
    <>
      <Tabs
        value={languages.includes(shown) ? shown : languages[0]}
        onChange={(_, next: Language) => setShown(next)}
        aria-label={t`Language`}
      >
        {languages.map((language) => (
          <Tab
            key={language}
            value={language}
            label={t(languageNames[language])}
            id={`posts-tab-${language}`}
            aria-controls={`posts-${language}`}
          />
        ))}
      </Tabs>
      {languages.map((language) => (
        <Box
          key={language}
          role="tabpanel"
          id={`posts-${language}`}
          aria-labelledby={`posts-tab-${language}`}
          hidden={language !== shown}
        >
          <PostsInput language={language} />
        </Box>
      ))}
    </>
  )
}
