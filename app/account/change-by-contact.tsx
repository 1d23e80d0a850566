import { Trans } from '@lingui/react/macro'
import { type Contact, ContactCard } from '../content/contact-card.tsx'

/** Whom to write to for a change. */
export const ChangeByContact = ({ contact }: { contact: Contact }) => (
  <section className="mt-12 grid items-start gap-x-12 gap-y-6 border-t border-line pt-8 md:grid-cols-2">
    <div>
      <h2 className="mb-3 text-2xl">
        <Trans>Has something changed?</Trans>
      </h2>
      <p className="measure text-muted">
        <Trans>
          Please write to us or call us. We check every change, because only professionals may
          order.
        </Trans>
      </p>
    </div>
    <ContactCard {...contact} />
  </section>
)
