interface AuditExport {
  readonly entries: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly seal: { readonly note: string; readonly signature: string; readonly keys: readonly unknown[] }
}

/** What is wrong with an export, in sentences; none when it is whole. */
export function verifyAudit(log: AuditExport, keys?: readonly unknown[]): string[]
