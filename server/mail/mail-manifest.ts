import type { MailKind } from '../outbox/mail-jobs.ts'
import type { MailSample, MailSender } from './mail.ts'

type MailEntry<Kind extends MailKind> = {
  sender: () => Promise<MailSender<Kind>>
  /** One sample per variant, for the preview pages and the tests. */
  samples: () => Promise<readonly MailSample[]>
}

/**
 * Every mail, one entry per kind in `server/outbox/mail-jobs.ts`. Modules load with the first
 * mail: they take 40 MB and 160 ms, which would slow the start.
 */
export const mailManifest: { readonly [Kind in MailKind]: MailEntry<Kind> } = {
  'order-confirmation': {
    sender: async () => (await import('./orders/order-confirmation.ts')).orderConfirmation,
    samples: async () => (await import('./previews/samples.ts')).orderConfirmation,
  },
  'order-placed': {
    sender: async () => (await import('./orders/order-note.ts')).orderPlaced,
    samples: async () => (await import('./previews/samples.ts')).orderPlaced,
  },
  'order-status': {
    sender: async () => (await import('./orders/order-status.ts')).orderStatusMail,
    samples: async () => (await import('./previews/samples.ts')).orderStatus,
  },
  'order-credited': {
    sender: async () => (await import('./orders/order-credited.ts')).orderCredited,
    samples: async () => (await import('./previews/samples.ts')).orderCredited,
  },
  'signup-received': {
    sender: async () => (await import('./accounts/account-letters.ts')).signupReceived,
    samples: async () => (await import('./previews/samples.ts')).signupReceived,
  },
  'signup-to-verify': {
    sender: async () => (await import('./accounts/account-letters.ts')).signupToVerify,
    samples: async () => (await import('./previews/samples.ts')).signupToVerify,
  },
  'signup-repeated': {
    sender: async () => (await import('./accounts/account-letters.ts')).signupRepeated,
    samples: async () => (await import('./previews/samples.ts')).signupRepeated,
  },
  'account-decided': {
    sender: async () => (await import('./accounts/account-letters.ts')).accountDecided,
    samples: async () => (await import('./previews/samples.ts')).accountDecided,
  },
  'certificate-expires': {
    sender: async () => (await import('./accounts/account-letters.ts')).certificateExpires,
    samples: async () => (await import('./previews/samples.ts')).certificateExpires,
  },
  'password-reset': {
    sender: async () => (await import('./accounts/security-mails.ts')).passwordReset,
    samples: async () => (await import('./previews/samples.ts')).passwordReset,
  },
  'staff-invited': {
    sender: async () => (await import('./accounts/security-mails.ts')).staffInvited,
    samples: async () => (await import('./previews/samples.ts')).staffInvited,
  },
  'second-factor': {
    sender: async () => (await import('./accounts/security-mails.ts')).secondFactorChanged,
    samples: async () => (await import('./previews/samples.ts')).secondFactorChanged,
  },
  'password-changed': {
    sender: async () => (await import('./accounts/security-mails.ts')).passwordChanged,
    samples: async () => (await import('./previews/samples.ts')).passwordChanged,
  },
  'email-change': {
    sender: async () => (await import('./accounts/security-mails.ts')).emailChange,
    samples: async () => (await import('./previews/samples.ts')).emailChange,
  },
  'email-changed': {
    sender: async () => (await import('./accounts/security-mails.ts')).emailChanged,
    samples: async () => (await import('./previews/samples.ts')).emailChanged,
  },
  'login-guessing': {
    sender: async () => (await import('./accounts/security-mails.ts')).loginGuessing,
    samples: async () => (await import('./previews/samples.ts')).loginGuessing,
  },
  'form-received': {
    sender: async () => (await import('./forms/form-letters.ts')).formReceived,
    samples: async () => (await import('./previews/samples.ts')).formReceived,
  },
  'form-confirmed': {
    sender: async () => (await import('./forms/form-letters.ts')).formConfirmed,
    samples: async () => (await import('./previews/samples.ts')).formConfirmed,
  },
  'newsletter-confirm': {
    sender: async () => (await import('./forms/form-letters.ts')).newsletterConfirm,
    samples: async () => (await import('./previews/samples.ts')).newsletterConfirm,
  },
  'newsletter-subscribed': {
    sender: async () => (await import('./forms/form-letters.ts')).newsletterSubscribed,
    samples: async () => (await import('./previews/samples.ts')).newsletterSubscribed,
  },
}
