import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { acceptedCertificates, certificateProblem } from '../../../domain/customer/certificate.ts'
import type { SignupProblem } from '../../../domain/customer/signup-form.ts'
import { signupProblemMessages } from '../../../messages/signup/signup.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyComponent } from '../../../ui/lazy-part.tsx'
import { entryId, ownFieldNames } from './signup-sections.ts'

const ChosenFile = lazyComponent(
  async () => (await import('./chosen-file.tsx')).default,
  ({ file }) => <p className="min-h-36 p-6">{file.name}</p>,
)

/** Shown in the drop zone while it is empty. Without script the native button is visible. */
const Invitation = () => {
  const { t } = useLingui()
  return (
    <div className="flex min-h-36 flex-col items-center justify-center gap-2 px-4 py-6 text-center noscript:hidden">
      <Icon name="upload-simple" className="size-8 text-leaf-dark" />
      <p>
        <span className="text-link font-semibold">{t`Choose a file`}</span>{' '}
        <span className="pointer-coarse:hidden">{t`or drop it here`}</span>
      </p>
    </div>
  )
}

/**
 * The certificate: a native file input that covers a drop zone, so choosing, dropping and keyboard
 * use are native.
 */
export const CertificateField = ({ found }: { found: SignupProblem | undefined }) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isOver, setOver] = useState(false)
  const problem = (file && certificateProblem(file)) ?? found
  // The browser may have restored the file when navigating back.
  useEffect(() => setFile(input.current?.files?.[0]), [])

  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
    setFile(undefined)
  }

  return (
    <Field
      id={entryId('certificate')}
      label={t(ownFieldNames.certificate)}
      hint={
        <Trans>
          A copy of your licence to practise or diploma: PDF, JPEG, PNG, WebP or HEIC, 10 MB at
          most. Only our staff can read it.
        </Trans>
      }
      error={problem && t(signupProblemMessages[problem])}
      required
    >
      {(control) => (
        <div
          className={`relative mt-1 rounded-lg border-2 border-dashed has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-leaf-dark ${
            control['aria-invalid'] ? 'border-alarm bg-alarm-wash' : 'border-edge bg-white'
          } ${isOver ? 'border-leaf-dark bg-wash' : ''} hover:bg-wash`}
        >
          <input
            {...control}
            ref={input}
            type="file"
            name="certificate"
            accept={acceptedCertificates}
            required
            onChange={() => setFile(input.current?.files?.[0])}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:p-4 noscript:opacity-100"
          />
          {file ? <ChosenFile file={file} onRemove={remove} /> : <Invitation />}
        </div>
      )}
    </Field>
  )
}
