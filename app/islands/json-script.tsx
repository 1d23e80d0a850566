/** `<` would let a text end the script. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Data for scripts; not executed. */
export const JsonScript = ({ id, value }: { id?: string; value: unknown }) => (
  <script
    id={id}
    type="application/json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, not executed
    dangerouslySetInnerHTML={{ __html: asJson(value) }}
  />
)
