import { Trans } from '@lingui/react/macro'
import { writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import { stateWith } from '../homeopathy/selection-state.ts'
import { remedyLists } from '../picker/fetched-lists.ts'
import { Picker } from '../picker/picker.tsx'

const loadCombobox = async () => (await import('../homeopathy/remedy-combobox.tsx')).RemedyCombobox

/** Search for a single remedy, with a link to its selector. */
export default function RemedySearch({ remediesUrl }: { remediesUrl: string }) {
  const address = useAddress()
  return (
    <div className="max-w-xl">
      <Picker
        source={{ url: remediesUrl, lists: remedyLists }}
        label={<Trans>Single remedy: name or abbreviation</Trans>}
        loadCombobox={loadCombobox}
        takesFocus={false}
        onChoose={(remedy, typed) => {
          const remedyCode = writeRemedyCode(stateWith(remedy, typed).selection)
          location.assign(address('shop.homeopathy.remedies', { remedyCode }))
        }}
      />
      <PageLink
        page="shop.homeopathy.remedies"
        className="text-link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Trans>Choose a single remedy</Trans>
        <Icon name="arrow-right" className="size-4" />
      </PageLink>
    </div>
  )
}
