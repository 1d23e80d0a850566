import { Trans } from '@lingui/react/macro'
import type { findContact } from '../../server/content/find-contact.ts'
import { Icon } from '../../ui/icon.tsx'

type Contact = Awaited<ReturnType<typeof findContact>>

const line = 'inline-flex min-h-11 items-center gap-3 font-medium text-leaf-dark hover:underline'

/** The laboratory's address as a visiting card. */
export const ContactCard = ({ name, street, place, phone, email }: Contact) => (
  <address className="max-w-md border border-line bg-sheet p-2 not-italic shadow-label">
    <div className="border border-line p-5">
      <p className="eyebrow mb-3">
        <Trans>Address</Trans>
      </p>
      <p className="font-serif text-xl leading-snug">{name}</p>
      <p className="mt-2 text-muted">
        {street}
        <br />
        {place}
      </p>
      <ul className="mt-4 border-t border-line pt-2">
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={line}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={`${line} wrap-anywhere`}>
              <Icon name="envelope-simple" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </div>
  </address>
)
