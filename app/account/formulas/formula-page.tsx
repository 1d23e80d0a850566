import { Trans, useLingui } from '@lingui/react/macro'
import { maxLineReference } from '../../../domain/order/free-text.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import { maxFormulaName, maxFormulaNotes } from '../../../domain/shelf/formula.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { useAddress } from '../../i18n/use-address.ts'
import { OrderLine } from '../../shop/order-line.tsx'
import { OrderScriptNote } from '../../shop/selector/price-lines.tsx'
import { UnavailableReason } from '../notices.tsx'
import type { FormulaView } from './find-formula-view.ts'

type Props = { formula: FormulaView; mayOrder: boolean; mayDelete: boolean }

/** The shown version with its composition and today's price, or why it cannot be ordered. */
const Composition = ({ name, shown, versions }: Omit<FormulaView, 'notes'>) => {
  const { t } = useLingui()
  const { version, date, info, line } = shown
  const hasPrice = line && 'item' in line
  const price = hasPrice ? line.item.price : undefined
  return (
    <section>
      <h2 className="text-2xl">{t`Version ${version}`}</h2>
      <p className="mb-3 text-sm text-muted">
        {t`Saved on ${date}`}
        {version !== versions[0]?.version && (
          <>
            {' · '}
            {t`There is a newer version.`}
          </>
        )}
      </p>
      <LineList>
        <OrderLine
          line={{ name, info: { ...info, name } }}
          isWhole
          amount={price}
          before={hasPrice && line.before !== price ? line.before : undefined}
        >
          {line && 'why' in line && <UnavailableReason>{line.why}</UnavailableReason>}
        </OrderLine>
      </LineList>
    </section>
  )
}

/** Adds the shown version to the cart, with an own reference. */
const OrderForm = ({ version }: { version: number }) => {
  const { t } = useLingui()
  return (
    <form method="post" className="flex flex-wrap items-end gap-3 noscript:hidden">
      <input type="hidden" name="version" value={version} />
      <div className="w-24">
        <TextField
          label={t`Quantity`}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          defaultValue={1}
        />
      </div>
      <div className="grow sm:max-w-80">
        <TextField
          label={t`Your reference (optional)`}
          name="reference"
          maxLength={maxLineReference}
          placeholder={t`e.g. patient code`}
          autoComplete="off"
        />
      </div>
      <Button data-action="reorder">
        <Icon name="basket" />
        {t`Add to Cart`}
      </Button>
    </form>
  )
}

const Versions = ({ versions, shown }: Pick<FormulaView, 'versions' | 'shown'>) => {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Versions`}>
      <h2 className="mb-2 text-xl">{t`Versions`}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {versions.map(({ version, date }) => (
          <li key={version}>
            <a
              href={`?version=${version}`}
              aria-current={version === shown.version ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 px-2 hover:bg-wash aria-[current]:font-semibold"
            >
              <span>{t`Version ${version}`}</span>
              <span className="text-sm text-muted tabular-nums">{date}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Name and private notes. */
const Settings = ({ name, notes }: Pick<FormulaView, 'name' | 'notes'>) => (
  <form method="post" className="grid max-w-xl gap-4">
    <TextField
      label={<Trans>Name of the formula</Trans>}
      hint={<Trans>It is printed on the label and on the invoice.</Trans>}
      name="name"
      defaultValue={name}
      required
      maxLength={maxFormulaName}
      autoComplete="off"
    />
    <TextArea
      label={<Trans>Notes</Trans>}
      hint={<Trans>Only you see them; they are not part of an order.</Trans>}
      name="notes"
      rows={4}
      defaultValue={notes}
      maxLength={maxFormulaNotes}
    />
    <Button
      type="submit"
      look="outline"
      name="intent"
      value="rename"
      className="justify-self-start"
    >
      <Trans>Save name and notes</Trans>
    </Button>
  </form>
)

const Deletion = () => (
  <details className="mt-6">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf-dark">
      <Trans>Delete the formula</Trans>
    </summary>
    <form method="post" className="mt-2">
      <Button type="submit" look="plain" name="intent" value="delete" className="-ml-6 text-alarm">
        <Icon name="trash" />
        <Trans>Delete with all versions</Trans>
      </Button>
    </form>
  </details>
)

/** A saved formula: a version with its price, ordering, notes and the other versions. */
export const FormulaPage = ({ formula, mayOrder, mayDelete }: Props) => {
  const { name, notes, shown, versions } = formula
  const builder = useAddress()('shop.make_your_own')
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid gap-6">
        <Composition name={name} shown={shown} versions={versions} />
        {mayOrder && <OrderScriptNote />}
        {mayOrder && shown.line && 'item' in shown.line && <OrderForm version={shown.version} />}
        <Button
          look="outline"
          className="justify-self-start noscript:hidden"
          data-action="save"
          data-mixture={JSON.stringify(shown.builder)}
          data-address={builder}
        >
          <Trans>Edit this mixture</Trans>
        </Button>
        <div className="mt-4 border-t border-line pt-8">
          <Settings name={name} notes={notes} />
          {mayDelete && <Deletion />}
        </div>
      </div>
      <Versions versions={versions} shown={shown} />
    </div>
  )
}
