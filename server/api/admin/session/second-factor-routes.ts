import { z } from '@hono/zod-openapi'
import { type Result, refuse } from '../../../../domain/result.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { longestPassword } from '../../../accounts/passwords/password.ts'
import {
  confirmEnrolment,
  disableSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
} from '../../../accounts/second-factor/change-second-factor.ts'
import {
  type HeldSession,
  verifySecondFactor,
} from '../../../accounts/second-factor/verify-second-factor.ts'
import { credentialsOf, heldSessionBy } from '../../../http/sessions/current-session.ts'
import type { Services } from '../../../services.ts'
import { line, password } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { signedInStaff } from '../staff-only.ts'
import { staffRoute } from '../staff-route.ts'
import { sessionView, staffSessionSchema } from './session-routes.ts'

const codeBody = z.object({
  code: line(40)
    .min(1, 'blank')
    .describe('Six digits of the authenticator app, or a recovery code.'),
})

const ownPassword = password(longestPassword).describe('The present password of the account.')

const proofBody = codeBody.extend({ password: ownPassword })

const enrolmentBody = z.object({
  secret: line(32).describe('The secret of the enrolment.'),
  code: line(40).min(1, 'blank').describe('Six digits of the authenticator app.'),
  password: ownPassword,
})

const recoveryCodes = z
  .array(z.string())
  .describe('Each replaces the app once; they cannot be read again.')

const codes = z.object({ recoveryCodes })

type OfSession = { c: { req: { raw: Request } }; signedIn: SignedIn; now: Date }

const sessionOf = ({ env }: Services, { c, signedIn }: OfSession): HeldSession => ({
  accountId: signedIn.accountId,
  token: credentialsOf(env, c.req.raw.headers)?.token ?? '',
})

const currentView = async (services: Services, { c, signedIn, now }: OfSession) => {
  const held = await heldSessionBy(services, c.req.raw.headers, now)
  return sessionView(services, held?.account ?? signedIn)
}

/** Where recovery codes are refused or do not exist yet, a wrong code is one of the app. */
const ofApp = <Value, Refusal extends { code: string }>(
  result: Result<Value, Refusal>,
): Result<Value, Refusal | { code: 'app-code-wrong' }> =>
  !result.ok && result.refusal.code === 'code-wrong' ? refuse({ code: 'app-code-wrong' }) : result

const fieldOf = { 'code-wrong': 'code', 'app-code-wrong': 'code', 'password-wrong': 'password' }

/** Enrolment and verification of the second factor. */
export const secondFactorRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/session/second-factor',
    access: signedInStaff,
    summary: 'Verifies the second factor in this session',
    description: 'After 10 wrong codes in 15 minutes the account has to wait.',
    body: codeBody,
    returns: staffSessionSchema,
    returned: 'The session.',
    refuses: [429],
    fieldOf,
    run: async (services, request) => {
      const { body, now } = request
      const verified = await verifySecondFactor(
        services,
        sessionOf(services, request),
        body.code,
        now,
      )
      return shown(verified, () => currentView(services, request))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/session/second-factor/removal',
    summary: 'Removes the second factor, in the demo only',
    description: 'Needs the password and a code of the app or a recovery code.',
    body: proofBody,
    returns: staffSessionSchema,
    returned: 'The session.',
    refuses: [429],
    fieldOf,
    run: async (services, request) => {
      const { signedIn, body, now } = request
      const disabled = await disableSecondFactor(services, signedIn, body, now)
      return shown(disabled, () => currentView(services, request))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/session/second-factor/enrolment',
    access: signedInStaff,
    summary: 'Creates the secret for an authenticator app',
    description:
      'It is stored and active after the confirmation, which gets it back. Each call creates a new one.',
    returns: z.object({
      secret: z.string().describe('Secret in base32, for typing.'),
      uri: z.string().openapi({ description: 'The content of the QR code: `otpauth://…`.' }),
      qrSvg: z.string().describe('QR code, an SVG document.'),
    }),
    returned: 'The secret, for the app.',
    refuses: [409],
    run: (services, { signedIn }) => startEnrolment(services, signedIn),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/session/second-factor/recovery-codes',
    summary: 'Renews the recovery codes; those before are void',
    description:
      'Needs the password and a code of the authenticator app; a recovery code is refused.',
    body: proofBody,
    returns: codes,
    returned: 'The new codes.',
    refuses: [429],
    fieldOf,
    run: async (services, { actor, body, now }) => {
      const renewed = await renewRecoveryCodes(services, actor.accountId, body, now)
      return shown(ofApp(renewed), (recoveryCodes) => ({ recoveryCodes }))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/session/second-factor/confirmation',
    access: signedInStaff,
    summary: 'Activates the second factor with a first code and the password',
    body: enrolmentBody,
    returns: codes,
    returned: 'Activated, and verified in this session.',
    refuses: [409, 429],
    fieldOf,
    run: async (services, request) => {
      const session = sessionOf(services, request)
      const confirmed = await confirmEnrolment(services, session, request.body, request.now)
      return shown(ofApp(confirmed), (recoveryCodes) => ({ recoveryCodes }))
    },
  }),
]
