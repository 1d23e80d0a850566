import { lazy, Suspense, useContext, useEffect } from 'react'
import type { FormKind } from '../../domain/forms/form-fields.ts'
import { hydrateOnInteraction } from '../../ui/hydrate-on-interaction.ts'
import { VisitorContext } from '../visitor-context.ts'
import { idOf } from './form-entries.ts'
import type { FormProps } from './public-form.tsx'
import { useQueuedSubmit } from './use-queued-submit.ts'

const late = (kind: FormKind) => {
  const { untilWanted, want } = hydrateOnInteraction(idOf(kind))
  const Form = lazy(async () => {
    await untilWanted()
    return import('./public-form.tsx')
  })
  return { want, Form }
}

const forms = { contact: late('contact'), contest: late('contest'), webinar: late('webinar') }

/** In place of a form where the server has not sent it. */
const Missing = ({ want }: { want: () => void }) => {
  useEffect(want, [want])
  return <div className="min-h-dvh" />
}

/**
 * A form whose script comes as late as it can: what the server sends is seen and works without. For
 * who is logged in it comes at once, to fill in what is known.
 */
export const LazyForm = ({ kind, ...props }: FormProps & { kind: FormKind }) => {
  const { want, Form } = forms[kind]
  const onReady = useQueuedSubmit(idOf(kind), want)
  const { read, subscribe } = useContext(VisitorContext)
  useEffect(() => {
    const look = () => {
      if (read()) want()
    }
    look()
    return subscribe(look)
  }, [read, subscribe, want])
  return (
    <Suspense fallback={<Missing want={want} />}>
      <Form {...props} onReady={onReady} />
    </Suspense>
  )
}
