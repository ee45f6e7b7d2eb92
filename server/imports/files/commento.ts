import type { Json, JsonObject } from '../../kit/parse-bounded.ts'

/** The comments of an export of Commento, each with who wrote it; undefined for any other file. */
export function commentoComments(file: JsonObject): JsonObject[] | undefined {
  const [comments, commenters] = [objectsIn(file['comments']), objectsIn(file['commenters'])]
  if (comments === undefined || commenters === undefined) return undefined
  if (!comments.every((one) => 'commentHex' in one)) return undefined
  const people = new Map(commenters.map((person) => [person['commenterHex'], person]))
  return comments
    .filter(({ deleted, state }) => deleted !== true && (state === undefined || state === 'approved'))
    .map((comment) => {
      const person = people.get(comment['commenterHex'] ?? '') ?? {}
      const { commentHex = '', html, markdown, creationDate, domain, path } = comment
      return {
        commentHex,
        author: person['name'] ?? '',
        email: person['email'] ?? '',
        content: html ?? markdown ?? '',
        date: creationDate ?? '',
        link: typeof domain === 'string' && typeof path === 'string' ? `https://${domain}${path}` : '',
      }
    })
}

function objectsIn(value: Json | undefined): JsonObject[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(
    (item): item is JsonObject => typeof item === 'object' && item !== null && !Array.isArray(item),
  )
}
