/** `<` would let a text end the script. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

type Props = { id?: string; type?: 'application/json' | 'application/ld+json'; value: unknown }

/** Data for scripts or search engines; not executed. */
export const JsonScript = ({ id, type = 'application/json', value }: Props) => (
  <script
    id={id}
    type={type}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, not executed
    dangerouslySetInnerHTML={{ __html: asJson(value) }}
  />
)
