import { solveChallengeWorkers, type Challenge } from 'altcha-lib'

const patienceMs = 10 * 60_000

/** Solves a challenge beside the page, so that typing never waits. Answers the field `altcha`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(2, navigator.hardwareConcurrency || 1),
    createWorker: isSecureContext ? fastWorker : plainWorker,
    timeout: patienceMs,
  })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}

const fastWorker = () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
const plainWorker = () => new Worker(new URL('./plain-solver.worker.ts', import.meta.url), { type: 'module' })
