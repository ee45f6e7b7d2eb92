import { logoLimitBytes, logoSentences } from '#contract/business/logo.ts'
import { ApiProblem } from '../call/problem.ts'

/** Why a logo was not taken: a title and a sentence. */
export class LogoRefusal extends Error {
  override name = 'LogoRefusal'
  readonly title: string

  constructor(title: string, sentence: string) {
    super(sentence)
    this.title = title
  }
}

const takenTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
const wrongType = (sentence: string = logoSentences.type) => new LogoRefusal('Invalid file type', sentence)
const tooLarge = (sentence: string = logoSentences.size) => new LogoRefusal('File too large', sentence)

/** The file as a data URL. Throws a `LogoRefusal` for what the server would refuse anyway. */
export async function readLogo(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw wrongType()
  if (!takenTypes.includes(file.type)) throw wrongType(logoSentences.kind)
  if (file.size > logoLimitBytes) throw tooLarge()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(new LogoRefusal('Upload failed', logoSentences.unreadable)))
    reader.readAsDataURL(file)
  })
}

/** What to say of any failure of an upload. */
export function logoRefusalOf(failure: unknown): LogoRefusal {
  if (failure instanceof LogoRefusal) return failure
  if (failure instanceof ApiProblem) {
    if (failure.code === 'invalid-input') return wrongType(failure.fields['logoData'])
    if (failure.code === 'too-large') return tooLarge(failure.fields['logoData'])
    if (failure.code === 'unreadable-file') return new LogoRefusal('Upload failed', logoSentences.unreadable)
  }
  return new LogoRefusal('Upload failed', 'Unable to upload logo. Please try again.')
}
