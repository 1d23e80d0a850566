import type { FieldsOf } from '../definitions.ts'
import { paragraphsOf } from '../paragraphs.ts'

const alignments = { left: '', center: 'text-center mx-auto', right: 'text-right ml-auto' }

export const TextBlock = ({ heading, text, text_align = 'left' }: FieldsOf<'text'>) => (
  <section className={`measure ${alignments[text_align]}`}>
    {heading && <h2 className="mb-4">{heading}</h2>}
    <div className="grid gap-4 text-lg leading-relaxed">
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  </section>
)
