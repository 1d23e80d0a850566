// The package has no types: what is used of it.
declare module 'saxen' {
  type Context = { line: number; column: number; data: string }
  type GetContext = () => Context
  type Decode = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      open: (
        name: string,
        getAttributes: () => Record<string, string> | false,
        decode: Decode,
        isSelfClosing: boolean,
        getContext: GetContext,
      ) => void,
    ): this
    on(event: 'closeTag', close: (name: string) => void): this
    on(event: 'text', text: (value: string, decode: Decode) => void): this
    on(event: 'cdata', text: (value: string) => void): this
    on(event: 'error' | 'warn', report: (error: Error, getContext: GetContext) => void): this
    stop(): void
    parse(xml: string): Error | null
  }
}
