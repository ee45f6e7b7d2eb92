import { type Frames, type Topic, topics, type Wordings } from './tongue.ts'

/** What the wordings of a language are for, besides the topics of questions. */
const others = [
  'they were',
  'it was',
  'I am',
  'they did',
  'I did',
  'said yes',
  'said no',
  'recommended',
  'surely recommended',
  'likely to recommend',
  'perhaps to recommend',
  'not recommended',
  'rating',
  'quoted',
  'lead',
  'lead with title',
  'link',
] as const
/** The same in every language: a thing says nothing of recommending, and stands for itself where nothing fits. */
const unworded = { recommend: [], general: ['{X}.'] } as const satisfies Partial<Record<Topic, Frames>>
type Worded = Exclude<Topic, keyof typeof unworded>
const worded = topics.filter((topic): topic is Worded => !(topic in unworded))

const naught = 'nothing: '
const likeService = 'service like '

/** Reads a language's wordings: one a line, below a line that begins with # and says what they are for. */
export function wordingsIn(text: string): Wordings {
  const lists = listsIn(text)
  const of = (name: Worded | (typeof others)[number]): Frames => {
    const list = lists.get(name)
    if (!list) throw new Error(`There are no wordings for “${name}”.`)
    return list
  }
  const naughtTo = topics.flatMap((topic) => {
    const list = lists.get(naught + topic)
    return list ? [[topic, list] as const] : []
  })
  return {
    services: [...lists]
      .filter(([name]) => name.startsWith(likeService))
      .map(([name, list]) => [new RegExp(name.slice(likeService.length), 'iu'), list] as const),
    things: {
      ...(Object.fromEntries(worded.map((topic) => [topic, of(topic)])) as Record<Worded, Frames>),
      ...unworded,
    },
    qualities: { them: of('they were'), it: of('it was'), me: of('I am') },
    actions: { them: of('they did'), me: of('I did') },
    naughtTo: Object.fromEntries(naughtTo),
    decided: { yes: of('said yes'), no: of('said no') },
    recommend: {
      yes: of('recommended'),
      surely: of('surely recommended'),
      likely: of('likely to recommend'),
      perhaps: of('perhaps to recommend'),
      no: of('not recommended'),
    },
    rating: of('rating'),
    quoted: of('quoted'),
    leads: of('lead').map(beforeSentence),
    titledLead: beforeSentence(of('lead with title')[0] ?? ''),
    links: of('link').map(beforeSentence),
  }
}

/** A heading may name several, and what a later one has comes behind the earlier. */
function listsIn(text: string): ReadonlyMap<string, Frames> {
  const lists = new Map<string, Frames>()
  for (const part of text.split(/^\s*# /m).slice(1)) {
    const [names = '', ...lines] = part.split('\n').map((line) => line.trim())
    const wordings = lines.filter((line) => line !== '')
    for (const name of names.split(', ')) lists.set(name, [...(lists.get(name) ?? []), ...wordings])
  }
  return lists
}

function beforeSentence(words: string): string {
  return `${words} `
}
