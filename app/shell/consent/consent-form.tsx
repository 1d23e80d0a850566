import { type ReactNode, useId } from 'react'
import { consentCategories } from '../../../domain/consent/consent.ts'
import type { ConsentTexts } from '../../../domain/consent/consent-texts.ts'
import { Button } from '../../../ui/button.tsx'

const categories = ['necessary', ...consentCategories] as const

type Props = {
  texts: ConsentTexts
  /** Shown before the buttons. */
  children?: ReactNode
  /** Whether the categories are initially expanded. */
  isOpen?: boolean
}

/**
 * The consent form. `app/browser/consent-forms.ts` handles its answer; without script the server sets the
 * cookie (R36).
 */
export const ConsentForm = ({ texts, children, isOpen = false }: Props) => {
  const id = useId()
  return (
    <form action="/consent" method="post" className="consent-form">
      {children}
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button type="submit" name="choice" value="necessary" className="max-sm:px-2">
          {texts.only_necessary}
        </Button>
        <Button type="submit" name="choice" value="all" className="max-sm:px-2">
          {texts.accept_all}
        </Button>
      </div>
      <details open={isOpen || undefined} className="lg:col-span-2">
        <summary className="text-link inline-flex min-h-8 items-center font-medium">
          {texts.manage_my_cookies}
        </summary>
        <fieldset className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
          <legend className="sr-only">{texts.manage_my_cookies}</legend>
          {categories.map((one) => (
            <div key={one} className="border-t border-line pt-2">
              <label className="flex min-h-8 items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  name="category"
                  value={one}
                  defaultChecked={one === 'necessary'}
                  disabled={one === 'necessary'}
                  aria-describedby={`${id}-${one}`}
                  className="size-5 accent-leaf-dark"
                />
                {texts[one]}
              </label>
              <p id={`${id}-${one}`} className="text-sm text-muted">
                {texts[`${one}_text`]}
              </p>
            </div>
          ))}
        </fieldset>
        <Button type="submit" name="choice" value="chosen" look="outline" className="mt-4">
          {texts.save_and_close}
        </Button>
      </details>
    </form>
  )
}
