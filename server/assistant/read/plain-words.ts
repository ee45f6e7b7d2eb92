/** Words that narrow nothing down, whatever is asked. None of them denies, excludes or compares. */
export const plainWords: ReadonlySet<string> = new Set(
  `a about all also altogether am an and any anything are as at be because been being business by can company's could current
  currently did do does doing done ever everything exactly far for from get gets getting give given go got had has have having hello
  here hey hi how i if in into is it its just kind kinds know let like likes list look many may me might mine more most much my need now number of on
  one ones our ours out please quick quickly question really receive received receiving right say says said saw see seen send
  show so some still such tell than thanks that the their theirs them then there these they thing things this those to today
  too total until up us use used using want wanted was we well were what when where which with would yet you your came come
  comes coming arrived arrive collected collect gotten altogether overall already actually currently left wrote write written
  gave people customers customer somebody someone everyone everybody anyone anybody number numbers figure figures exist existing whole
  entire entirely store shop team made make makes belong mean means talk talks happen happened reach reached bring brings brought produce produces generate generates
  leave leaves leaving dear kindly sir madam honestly basically really brief briefly wonder wondering curious interested check checking possible perhaps quantity
  account far ok okay hmm umm well also maybe guys stuff both each during over`
    .trim()
    .split(/\s+/),
)

/** "Five stars only": what a follow-up may say besides. */
export const followUpWords: ReadonlySet<string> = new Set(
  'and or only just but same again instead now then also what about how ok okay so of those them these it that ones one for the with'.split(
    ' ',
  ),
)
