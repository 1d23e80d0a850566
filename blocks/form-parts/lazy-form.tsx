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

/** Shown until the form loads, if the server has not rendered it. */
const Missing = ({ want }: { want: () => void }) => {
  useEffect(want, [want])
  return <div className="min-h-dvh" />
}

/**
 * A form that is hydrated at the first interaction; until then the server's HTML works without
 * script. For a logged-in visitor it is hydrated immediately, to fill in known values.
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
