import { s, within, word, type SmallWords } from './word-lists.ts'

export const english: SmallWords = {
  determiners: word('the a an my our his her their your one this'),
  small:
    word(`the a an my our his her their your and or but in on at to of for with from by is was are were be been has had have
      will would i we they he she it you me us them who that which when while if because until than about not within after before
      during without into over as so only still never up down out off back did does do could can`),
  is: word('is was are were feels looks'),
  joints: word('and or but because which who that when while if so although though until since where'),
  title: word('mr mrs ms dr coach'),
  numbers: within(
    '\\d+(?:[.,:]\\d+)*\n(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)',
  ),
  change: /\bfrom (.+?) to ((?:about |around )?[\w.,%$]+)/iu,
  turns: [
    ['more', 'less'],
    ['before', 'after'],
    ['fewer', 'more'],
    ['faster', 'slower'],
    ['longer', 'shorter'],
    ['with', 'without'],
    ['over', 'under'],
  ],
  tenses: [
    ['before', 'now'],
    ['used to', 'now'],
    ['now', 'before'],
    ['anymore', 'now'],
    ['had', 'have'],
    ['was', 'is'],
    ['were', 'are'],
  ],
  persons: [
    [/\bthey (\w+) (?:me|us)\b/iu, 'I $1 them'],
    [/\bI (\w+ed) them\b/iu, 'They $1 me'],
    [/\bI (?=\w+ed |went |lost |had |got |could |called )/u, 'They '],
    [/\bwe (?=\w+ed |went |lost |had |got |could |called )/iu, 'They '],
    [/\bmy (?=\p{Ll})/iu, 'their '],
    [/\bour (?=\p{Ll})/iu, 'their '],
    [/\bthey (?=\w+ed |came |sent |broke |lost |had |found )/iu, 'I '],
    [/\b(?:He|She) (?=\w+ed |came |sent |found |took )/u, 'I '],
  ],
  negations: [
    [/\b(did|do|does|was|is|are|were|could|has|have|had|can|would)(?: not|n['’]t)\b/iu, '$1'],
    [/\bnever\b ?/iu, ''],
    [/\bno (?=\w+ (?:was|were|came|got|to|is))/iu, 'a '],
    [/\bnobody\b/iu, 'somebody'],
    [/\bwithout\b/iu, 'with'],
  ],
  not: 'not',
  conditions:
    /[,]? (?:if|unless|when|on (?:old|rain)\w+|after the second|once you|until|except|only for)\b[^,.]*/iu,
  reports:
    /^(?:.* )?(?:said|says|told (?:me|us|him|her|them)|promised|hoped?|thinks?|claims?)(?: that| to)? (?=\w+ )/iu,
  hedges: within(
    'almost\nabout (?=\\d|two|three|four|five|ten|twenty)\na bit\na little\nslightly\nsometimes\nmostly\nusually\nprobably\nmaybe\nfairly\nnearly\noften\nat most\nup to\ntoo(?! much)',
  ),
  strong: ['extremely', 'always', 'by far the most'],
  plural: (determiner, noun) =>
    /^(?:a|an|one|the|my|our)$/iu.test(determiner) && s(noun)
      ? `${/^(?:my|our|the)$/iu.test(determiner) ? determiner : 'several'} ${noun}s`
      : undefined,
  because: 'because',
  now: 'Now',
  past: /before\b|previous/iu,
  faults: /better|not like|improve|change anything|criticism|bother|wrong|missing|didn|should we change/iu,
  liked: 'I liked',
  and: 'and',
  front:
    /^(.{12,}?) ((?:after|on|in|within|at|during) (?:\p{L}+ )?(?:the |a |my |our |two |three |\d+ )[^,;.]{3,30})\.?$/iu,
}
