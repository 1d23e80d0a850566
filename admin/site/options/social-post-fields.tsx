import { useLingui } from '@lingui/react/macro'
import { ArrayInput, DateInput, TextInput, useSimpleFormIteratorItem } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Language } from '../../../domain/language.ts'
import { drawingAddress, drawingName } from '../../media/drawing-choice.tsx'
import { MediaInput } from '../../media/media-choice.tsx'
import { ItemList } from '../../screen/item-list.tsx'
import { LanguagePanels } from '../translated-input.tsx'

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
          label={t`Post address`}
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
export const SocialPostFields = () => (
  <LanguagePanels name="posts">{(language) => <PostsInput language={language} />}</LanguagePanels>
)
