/** What a report in plain words says of the recipients that it was not delivered to. */
interface PlainReport {
  readonly failures: readonly { readonly recipient: string; readonly reason: string }[]
  /** The message that came back, or its head. */
  readonly original: string
}

/** Reads what mail servers write that do not follow RFC 3464. Nothing of any other text. */
export function readPlainReport(text: string): PlainReport | undefined {
  const lines = text.trimStart().replaceAll('\r\n', '\n')
  return readQmail(lines) ?? readSmarterMail(lines)
}

/** QSBMF, of qmail: a paragraph for each recipient, until one that begins with a dash. */
function readQmail(text: string): PlainReport | undefined {
  if (!text.startsWith('Hi. This is the ')) return undefined
  const [report, original] = cut(text, /\n\n-[^\n]*\n/)
  const failures = report.split(/\n{2,}/).flatMap((paragraph) => {
    const [, recipient, reason] = /^<([^<>\s]+)>:\n([^]+)/.exec(paragraph) ?? []
    // Its codes stand in brackets: "(#5.1.1)".
    return recipient && reason
      ? {
          recipient,
          reason: reason
            .replace(/\s+/g, ' ')
            .replace(/\(#([\d.]+)\)/, '$1')
            .trim(),
        }
      : []
  })
  return failures.length > 0 ? { failures, original } : undefined
}

function readSmarterMail(text: string): PlainReport | undefined {
  if (!/^Could not deliver message to the following recipient/m.test(text)) return undefined
  const [report, original] = cut(text, /\n\s*-- The header[^\n]*\n/)
  const failures = [
    ...report.matchAll(
      /Failed Recipient:\s*<?([^\s<>]+)>?\s*\n\s*Reason:([^]*?)(?=\n\s*\n|Failed Recipient:|$)/g,
    ),
  ]
  return failures.length === 0
    ? undefined
    : {
        failures: failures.map(([, recipient = '', reason = '']) => ({
          recipient,
          reason: reason.replace(/\s+/g, ' ').trim(),
        })),
        original,
      }
}

function cut(text: string, at: RegExp): [before: string, after: string] {
  const found = at.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, '']
}
