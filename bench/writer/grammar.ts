import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { CustomerLanguage } from '../../contract/languages.ts'
import type { Figure } from '../kit/report.ts'
import { informing, type Written } from './drafts.ts'

const linter = new LocalLinter({ binary, dialect: Dialect.American })

/**
 * What Harper, which is not ours, finds in the sentences that are not word for word a customer's. It knows English only;
 * for the other languages there is no checker that runs on this machine without a download of its own.
 */
export async function grammarFigures(
  language: CustomerLanguage,
  written: readonly Written[],
): Promise<Figure[]> {
  if (language !== 'en') return []
  const sentences = written.flatMap(({ brief, sentences: all }) =>
    all.filter((one) => !isCopied(one, brief.answers)),
  )
  await linter.importWords(namesIn(written))
  if (sentences.length === 0) return []
  const found: string[] = []
  for (const sentence of sentences) {
    const lints = await linter.lint(sentence, { language: 'plaintext' })
    found.push(...lints.map((lint) => `${lint.message()} ${sentence}`))
  }
  if (process.env['PLAUDIT_BENCH_TELL']) console.log([...new Set(found)])
  return [informing('findings of Harper per 100 sentences', (found.length * 100) / sentences.length, 1)]
}

function isCopied(sentence: string, answers: Written['brief']['answers']): boolean {
  const words = sentence.toLowerCase().replace(/[.!?]$/, '')
  return answers.some(({ answer }) => answer.toLowerCase().includes(words))
}

/** Names are no mistakes. */
function namesIn(written: readonly Written[]): string[] {
  const texts = written.flatMap(({ brief }) => [
    brief.business,
    ...brief.answers.flatMap(({ question, answer }) => [question, answer]),
  ])
  return [...new Set(texts.join(' ').match(/\p{Lu}\p{L}+/gu))]
}
