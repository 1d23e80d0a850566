/** Why a file of the bank cannot be imported. */
export type StatementProblem =
  | { code: 'file-empty' }
  | { code: 'file-too-large'; maxBytes: number }
  | { code: 'file-encoding' }
  /** A document type or entity, which bank files never have. */
  | { code: 'file-unsafe' }
  /** Not well-formed XML; `line` from 1. */
  | { code: 'file-not-xml'; line: number }
  /** XML of another kind; `found` is its type. */
  | { code: 'file-not-statement'; found: string }
  /** An entry that cannot be read; `entry` counts from 1. */
  | { code: 'entry-invalid'; entry: number; field: string }
  /** A text that is longer than any of a bank. */
  | { code: 'entry-text-too-long'; entry: number }
  | { code: 'too-many-entries'; max: number }
  /** Reading takes too long. */
  | { code: 'file-too-complex' }
  /** Damaged, encrypted, or packed in an unknown way. */
  | { code: 'archive-unreadable' }
  /** Unpacked; refused before it is unpacked. */
  | { code: 'archive-too-large'; maxBytes: number }
  | { code: 'archive-too-many-files'; max: number }
  /** No XML file in it. */
  | { code: 'archive-without-statements' }
  /** `account`: of the statement, '' without one; `own`: '' if not set. */
  | { code: 'account-foreign'; account: string; own: string }

/** A problem of an upload; `file`: name of the file in an archive. */
export type UploadProblem = StatementProblem & { file?: string }
