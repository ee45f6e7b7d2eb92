import type { CustomerLanguage } from '#contract/languages.ts'
import { wordsIn } from '../grounding/lexicon/words-in.ts'

/**
 * The small words of a language that say who did what to whom, where, and when; those of an expression are joined by `_`.
 * `governors` bind a noun to the rest, and those of one class say the same. `they` acts, `them` is acted on, `it` is a thing
 * that is; `has` and `had` say, as `is` and `was`, whether it is now. Behind `reports`, something is said, hoped or promised
 * and not yet so; those of `says` claim nothing when it is the customer who says so: "I have to say that".
 */
type Kind =
  | 'determiners'
  | 'theirs'
  | 'they'
  | 'them'
  | 'it'
  | 'is'
  | 'was'
  | 'has'
  | 'had'
  | 'and'
  | 'if'
  | 'when'
  | 'relative'
  | 'that'
  | 'binding'
  | 'reports'
  | 'says'
  | 'now'
  | 'before'
  | 'titles'

const sources: Readonly<Record<CustomerLanguage, string>> = {
  en: `
    governors: to=to,onto,into from=from of=of by=by with=with without=without for=for than=than,compared_with,compared_to before=before
      after=after in=in,at,within,during,inside,throughout on=on until=until,till since=since
      instead=instead_of,rather_than despite=despite against=against about=about under=under,less_than,below
      over=over,more_than,above between=between like=like,unlike near=near through=through behind=behind
    determiners: the a an this that these those every each another some any no both all
    theirs: his her their its theirs
    they: they he she it
    them: them him her
    is: is are am be been being gets get
    was: was were got
    has: have has can do does
    had: had could did
    it: it them
    and: and but or nor yet plus
    if: if unless provided only_if
    when: when whenever once
    relative: who which whose whom
    that: that
    binding: because since before after until till where while as so
    reports: said says say told tell tells promised promise promises hope hopes hoped thinks thought claimed
      claims believes wish wishes wanted want wants planned offered offers tried asked expected should supposed
      working
    says: said says say told tell thinks thought think
    now: now nowadays today currently
    before: before previously earlier used_to formerly
    titles: mr mrs ms dr coach
  `,
  es: `
    governors: to=a,al,hacia from=desde of=de,del by=por with=con without=sin for=para
      than=que_el,que_la,que_los,que_las,que_nuestros,que_nuestras,que_mi,que_en,que_con,comparado_con,comparada_con,en_comparación_con before=antes_de,antes_del
      after=despues_de,despues_del in=en,durante,dentro_de until=hasta instead=en_lugar_de,en_vez_de
      despite=a_pesar_de,pese against=contra about=sobre under=menos_de over=mas_de between=entre through=tras
      about=alrededor_de
    determiners: el la los las un una unos unas este esta estos estas ese esa cada ningun ninguna todo toda
      todos todas otro otra algun alguna
    theirs: su sus
    they: ellos ellas ella
    them: le les
    is: es son esta estan
    was: era eran fue fueron estaba estaban estuvo sido
    has: tengo tiene tienen hay puedo puede pueden
    had: tenia tenian habia podia podian
    it: lo los la las
    and: y e pero o u
    if: si salvo solo_si
    when: cuando
    relative: quien quienes
    that: que
    binding: porque mientras donde aunque hasta_que
    reports: dijo dice dicen dijeron prometio prometieron espero espera creo cree quiso quiere queria quieren
      conto ofrecio ofrecieron intento debia deberia deberian aviso
    says: dijo dice creo cree decir digo
    now: ahora hoy actualmente
    before: antes anteriormente solia solian
    titles: señor señora sr sra don doña doctora doctor dra dr
  `,
  fr: `
    governors: to=à,au,aux,a of=de,du,des,d' by=par with=avec without=sans for=pour
      than=que_le,que_la,que_les,que_l',que_nos,que_notre,que_mon,que_ma,que_mes,que_celui,que_celle,que_ceux,que_celles,que_chez,qu'_a,qu'_au,qu'_avec,par_rapport_à,par_rapport_au,par_rapport_aux,comparé_à,comparée_à before=avant,avant_de,avant_d' after=apres
      in=en,dans,pendant,sur since=depuis until=jusqu' instead=au_lieu_de,au_lieu_d' despite=malgre
      against=contre between=entre at=chez under=moins_de,moins_d' over=plus_de,plus_d' behind=devant
      near=pres_de
    determiners: le la les l' un une des du ce cet cette ces chaque aucun aucune tout toute tous toutes quelque
      autre
    theirs: son sa ses leur leurs
    they: il elle ils elles on
    them: lui leur les
    is: est sont suis
    was: etait etaient etais fut ete
    has: ai a ont avons peux peut peuvent
    had: avait avais avaient avions pouvait pouvais
    it: le la les l'
    and: et mais ou
    if: si s'_il s'_ils seulement_si
    when: quand lorsque lorsqu'
    relative: qui dont
    that: que qu'
    binding: parce_que parce_qu' car pendant_que puisque depuis_que
    reports: dit disent promis promet promettent espere esperons croit pense veut voulait voulaient propose
      proposé dire raconté devrait devraient essayé annonçait annoncait
    says: dit dire dis crois croit pense
    now: maintenant aujourd' actuellement desormais
    before: avant auparavant autrefois
    titles: monsieur madame m mme dr docteur
  `,
  de: `
    governors: to=zu,zum,zur from=von,vom by=durch with=mit without=ohne for=für,fürs than=als,im_Vergleich_zu,im_Vergleich_zum,im_Vergleich_zur,verglichen_mit before=vor,bevor
      after=nach,nachdem in=in,im,ins,am,an,ans,während on=auf until=bis since=seit instead=statt,anstatt
      despite=trotz against=gegen about=über,um under=unter from=aus at=bei,beim between=zwischen behind=hinter
    determiners: der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jede
      jeder jedes jeden jedem kein keine keinen
    theirs: ihre ihrem ihren ihrer ihr sein seine seinen seinem seiner
    they: er sie es man
    them: ihm ihn ihnen
    is: ist sind wird werden bin
    was: war waren wurde wurden
    has: habe hat haben kann können
    had: hatte hatten konnte konnten musste mussten
    it: es sie ihn
    and: und aber oder doch sondern
    if: wenn falls nur_wenn
    when: als sobald
    relative: welche welcher welches
    that: dass
    binding: weil bevor nachdem bis seit denn obwohl während
    reports: sagte sagt sagten versprach versprachen versprochen hoffe hofft glaube glaubt meinte wollte wollten
      will möchte angeboten versucht sollte sollten
    says: sagte sagt sagen sage glaube
    now: jetzt nun heute inzwischen mittlerweile
    before: vorher früher davor zuvor
    titles: herr frau herrn dr
  `,
  pt: `
    governors: to=a,ao,aos,à,às,para from=desde of=de,do,da,dos,das,dele,dela by=por,pelo,pela,pelos,pelas
      with=com without=sem than=do_que,que_na,que_no,comparado_com,comparada_com,em_comparação_com before=antes_de,antes_do,antes_da
      after=depois_de,depois_do,depois_da in=em,no,na,nos,nas,num,numa,durante until=até,ate instead=em_vez_de
      despite=apesar_de,apesar_do against=contra about=sobre under=menos_de over=mais_de between=entre
    determiners: o a os as um uma uns umas este esta estes estas esse essa cada nenhum nenhuma todo toda todos
      todas outro outra algum alguma
    theirs: seu sua seus suas
    they: ele ela eles elas
    them: lhe lhes
    is: é são esta estao
    was: era eram foi foram estava estavam esteve sido
    has: tenho tem têm há posso pode podem
    had: tinha tinham havia podia podiam
    it: o a os as lo la los las ma mo lho lha
    and: e mas ou
    if: se só_se
    when: quando
    relative: quem
    that: que
    binding: porque enquanto onde embora ate_que
    reports: disse diz dizem disseram prometeu prometeram espero espera acho acha quis quer queria querem contou
      ofereceu ofereceram tentou devia deveria deveriam avisou pediu
    says: disse diz dizer digo acho acha
    now: agora hoje atualmente
    before: antes anteriormente costumava costumavam
    titles: senhor senhora sr sra dona dr dra doutora doutor
  `,
}

export interface Grammar {
  /** The class of each governor. */
  readonly governors: ReadonlyMap<string, string>
  has(kind: Kind, fold: string): boolean
}

const ready = new Map<CustomerLanguage, Grammar>()

export function grammarOf(language: CustomerLanguage): Grammar {
  const known = ready.get(language) ?? prepare(sources[language], language)
  ready.set(language, known)
  return known
}

function prepare(source: string, language: CustomerLanguage): Grammar {
  const lists = new Map(
    [...source.matchAll(/^ {4}(\w+):((?:.|\n {5})*)/gm)].map(([, kind = '', list = '']) => [kind, list]),
  )
  const sets = new Map([...lists].map(([kind, list]) => [kind, new Set(wordsIn(list, language))]))
  const classes = [...(lists.get('governors') ?? '').matchAll(/(\w+)=(\S+)/g)]
  return {
    governors: new Map(
      classes.flatMap(([, name = '', words = '']) =>
        wordsIn(words.replaceAll(',', ' '), language).map((word) => [word, name] as const),
      ),
    ),
    has: (kind, fold) => sets.get(kind)?.has(fold) ?? false,
  }
}
