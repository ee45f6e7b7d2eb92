import type { CustomerLanguage } from '#contract/languages.ts'

/*
 * Words by which a sentence may take back, limit or doubt what another one of its text says: "I expected the best",
 * "if you like waiting", "at the other shop". Where one of them is, nothing is cut, so a word too many only means that a
 * text is quoted whole.
 */
export const turningWords: Readonly<Record<CustomerLanguage, ReadonlySet<string>>> = {
  en: setOf(
    'but however although though yet except unless until till if only once almost nearly barely supposed supposedly expected hoped promised claimed thought assumed imagined wish wished would could should might maybe perhaps kidding joke joking jokes sarcasm ironic ironically instead otherwise elsewhere another other others former formerly previous previously before used unlike than rather compared despite sadly unfortunately regret regrettably pretend allegedly apparently so-called yeah whatever neither nor none ago anymore nowadays provided assuming paper theory opposite',
  ),
  es: setOf(
    'pero sin embargo aunque salvo excepto menos si hasta solo sólo casi apenas esperaba esperábamos prometieron prometido creía creíamos pensaba pensábamos supuestamente quizás quizá tal broma ironía irónico otro otra otros otras antes anterior anteriores antiguo antigua lugar contrario lamentablemente desgraciadamente dicen decían según hace antaño caso condición broma ojalá podría debería sería',
  ),
  fr: setOf(
    'mais cependant pourtant toutefois sauf excepté si jusqu jusque seulement presque espérais espérions promis pensais pensions croyais croyions soi-disant prétendument peut-être blague plaisante ironie ironique autre autres avant ancien ancienne précédent précédente ailleurs lieu contraire hélas malheureusement pourrait devrait serait aurait condition pourvu jadis autrefois naguère faux blague',
  ),
  de: setOf(
    'aber jedoch allerdings obwohl trotzdem außer wenn falls bis nur fast beinahe kaum erwartet erwartete hoffte gehofft versprochen dachte gedacht glaubte angeblich vermutlich vielleicht scherz witz ironie ironisch sondern sonst andere anderen anderer anderes woanders früher früheren vorher zuvor ehemalig statt vorausgesetzt sofern solange damals einst gegenteil statt leider bedauerlich wäre könnte sollte würde hätte laut',
  ),
  pt: setOf(
    'mas porém contudo todavia embora exceto salvo se até só apenas quase esperava esperávamos prometeram prometido pensava pensávamos achava supostamente talvez brincadeira ironia irónico irônico outro outra outros outras antes anterior anteriores antigo antiga invés contrário infelizmente lamentavelmente dizem diziam contanto caso condição outrora antigamente mentira oxalá poderia deveria seria',
  ),
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
