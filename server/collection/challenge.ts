import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { challenge, type ChallengePurpose, getChallenge } from '#contract/collection/challenge.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { spendOnce } from '../db/spent.ts'
import { Problem } from '../http/problem.ts'

const minutesValid = 20
/** About half a second of a phone's work, a millisecond of ours. */
const effort = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32 }

/** Where a solution is good. It is part of what is signed. */
interface Place {
  readonly for: ChallengePurpose
  /** The form's or link's id as it was sent: this is compared before anything is looked up. */
  readonly link: string
}

/** A proof-of-work challenge of ALTCHA, signed, so that nothing is stored until it is solved. */
export async function makeChallenge({ secrets, now }: Services, place: Place) {
  const made = await createChallenge({
    ...effort,
    data: { for: place.for, link: place.link },
    counter: randomInt(200, 500),
    deriveKey,
    expiresAt: new Date(now().getTime() + minutesValid * 60_000),
    hmacSignatureSecret: secrets.keyFor('altcha'),
    hmacKeySignatureSecret: secrets.keyFor('altcha-key'),
  })
  return challenge.parse(made)
}

/** Also for whoever calls without our pages: where the challenge is, and where a sample. */
function failedRobotCheck({ publicUrl }: Services['config'], place: Place): Problem {
  const query = new URLSearchParams({ for: place.for, link: place.link }).toString()
  const altcha = `Solve the challenge at ${publicUrl}${getChallenge.path}?${query} and send the solution. See the sample at ${publicUrl}/documentation/api/forms.`
  return new Problem('robot-check-failed', 'The robot check failed. Please submit the form again.', {
    fields: { altcha },
  })
}

/** A solved challenge, not yet spent; its refusal comes later, so that a retry can get its first answer again. */
export type Solution =
  | {
      readonly signature: string
      readonly expiresAt: Date
      /** For when it was spent before. */
      readonly refusal: Problem
    }
  | Problem
  | 'not-asked'

export async function checkSolution(
  { config, secrets, now }: Services,
  sent: string | undefined,
  place: Place,
): Promise<Solution> {
  if (!config.proofOfWork) return 'not-asked'
  const refusal = failedRobotCheck(config, place)
  const payload = readPayload(sent)
  if (!payload) return refusal
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secrets.keyFor('altcha'),
    hmacKeySignatureSecret: secrets.keyFor('altcha-key'),
  }).catch(() => ({ verified: false }))
  const { signature, parameters } = payload.challenge
  const isHere = parameters.data?.['for'] === place.for && parameters.data['link'] === place.link
  if (!verified || !signature || !isHere || parameters.cost !== effort.cost) return refusal
  const expiresAt = new Date(now().getTime() + minutesValid * 60_000)
  return { signature, expiresAt, refusal }
}

/** Each solution is good once; the table remembers it until it would expire anyway. */
export async function spend(tx: Tx, solution: Solution): Promise<void> {
  if (solution === 'not-asked') return
  if (solution instanceof Problem) throw solution
  if (!(await spendOnce(tx, solution))) throw solution.refusal
}

/** Takes a solution for a call that writes nothing else. */
export async function spendSolution(
  services: Services,
  sent: string | undefined,
  place: Place,
): Promise<void> {
  const solution = await checkSolution(services, sent, place)
  await services.db.transaction((tx) => spend(tx, solution))
}

function readPayload(sent: string | undefined): Payload | undefined {
  if (!sent) return undefined
  try {
    const payload: unknown = JSON.parse(Buffer.from(sent, 'base64').toString())
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

function isPayload(value: unknown): value is Payload {
  const { challenge, solution } = (value ?? {}) as Partial<Payload>
  return (
    typeof challenge?.parameters === 'object' && challenge.parameters !== null && typeof solution === 'object'
  )
}
