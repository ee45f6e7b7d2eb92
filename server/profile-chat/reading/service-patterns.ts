/** How people say what they offer; see `fits`. The first that fits counts. */
export const addPatterns: readonly string[] = [
  'add V (to|on|in|into|onto|among) [OUR] LIST',
  '(put|include|list) V (to|on|in|into|onto|among|under) OUR LIST',
  '(put|include|list|add) V as a [new] service',
  'add V',
  'WE ~ OFFER V',
  'WE (can|can now|do|now can) ~ (do|offer|provide|make|serve) V',
  'ARE ~ OFFERING V',
  'WE ~ ADDED ~ OFFERING V',
  'WE ~ ADDED ~ with V',
  'WE ~ ADDED V (to|on|in|into) OUR LIST',
  'WE ~ ADDED V',
  '[also|now] ADDED ~ OFFERING V',
  '(also|now) OFFER V',
  'V (is|are) ~ available [here|from us|with us]',
  'V (is|are) ~ on (offer|the menu|OUR menu)',
  'V (is|are) (OUR|a|the) (new|newest|latest) (service|services|offer|offering|addition)',
  'V (is|are) ~ (one of|among|part of) OUR LIST',
  'V (is|are) back',
  'you can ~ (book|get|order|buy|have|come for|come in for) V [here|from us|with us]',
  '(customers|clients|people|guests) can ~ (book|get|order|buy) V [here|from us|with us]',
  '[OUR] new [service|services|offer|offering] (is|are) V',
  'new (service|services|offer|on the menu|on OUR menu|at the PLACE|in the PLACE) V',
  'OUR (services|menu|range|offer|offering|list) ~ (includes|include|has) ~ V',
]

export const removePatterns: readonly string[] = [
  '(remove|drop|delete|take|cross|strike|scratch|scrap|cut) V (from|off|off of|out of) [OUR] LIST',
  'take (off|out|away) V',
  'take V (off|out|away)',
  '(remove|drop|delete|scrap|cross off|cross out) V',
  'WE ~ NOT ~ (OFFER|have|run|give) V',
  'WE NOTING ~ OFFERING V',
  "(we're|ARE) (no longer|not) ~ OFFERING V",
  '(no longer|stop) ~ (OFFERING|OFFER) V',
  'WE ~ STOPPED ~ OFFERING V',
  'WE ~ STOPPED ~ with V',
  'WE ~ STOPPED V (from|off) OUR LIST',
  'WE ~ STOPPED V',
  '~ STOPPED [OFFERING|with] V',
  "(we're|ARE) ~ done with V",
  "(we're|ARE) ~ (dropping|stopping|ending|discontinuing|cutting) V",
  'V (is|are|has been|have been) (no longer|not) ~ (available|offered|on offer|on the menu|something we do|a thing|part of OUR LIST) [any more|anymore|here]',
  "V (isn't|aren't) ~ (available|offered|on offer|on the menu|something we do) [any more|anymore|here]",
  'V (is|are|has been|have been) ~ (discontinued|off the menu|off the list|history|gone|dropped|cancelled|canceled|over)',
  'no more V',
]

/** `A` goes, `B` takes its place. */
export const replacePatterns: readonly string[] = [
  "instead of A [we|we're|do] ~ [OFFER|OFFERING] B",
  'WE ~ OFFER B instead of A',
  'ARE ~ OFFERING B instead of A',
  'WE ~ OFFER B rather than A',
  '(replace|exchange) A (with|by|for) B [in|on] [OUR] [LIST]',
  '(swap|swap out|trade|switch) A (for|to|with) B',
  'WE ~ (replaced|swapped) A (with|by|for) B',
  'WE ~ (switched|changed|moved) from [OFFERING] A to [OFFERING] B',
  '(rename|change) A to B',
]

/** The whole list anew. */
export const setPatterns: readonly string[] = [
  'OUR [only|full|main|current] (services|list of services|service list) (is|are) ~ V',
  '[these are] OUR services V',
  '[the|OUR] services V',
  '(change|set|update) [OUR] (services|list of services|service list) to V',
  'WE only ~ OFFER V now',
  'all we (do|offer) [now] is V',
]
