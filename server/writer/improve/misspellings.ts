import type { CustomerLanguage } from '#contract/languages.ts'

const lists: Readonly<Record<CustomerLanguage, string>> = {
  en: 'teh the recieve receive recieved received definately definitely definitly definitely seperate separate alot a_lot wich which realy really untill until tommorow tomorrow excelent excellent excellant excellent occured occurred thier their becuase because beleive believe freind friend freinds friends freindly friendly proffesional professional profesional professional reccomend recommend recomend recommend recommand recommend accomodate accommodate acommodate accommodate begining beginning buisness business calender calendar neccessary necessary necesary necessary ocasion occasion prefered preferred quallity quality qualtiy quality responsability responsibility restaraunt restaurant sucessful successful succesful successful suprised surprised suprise surprise truely truly wierd weird dont don’t didnt didn’t doesnt doesn’t wasnt wasn’t isnt isn’t couldnt couldn’t wouldnt wouldn’t arent aren’t werent weren’t hasnt hasn’t havent haven’t im I’m ive I’ve',
  es: 'tambien también despues después rapido rápido atencion atención facil fácil dificil difícil aqui aquí asi así ademas además dias días recomendacion recomendación solucion solución informacion información habitacion habitación instalacion instalación comunicacion comunicación unico único ultimo último proximo próximo jamas jamás excelennte excelente exelente excelente serbicio servicio haver haber',
  fr: 'tres très deja déjà apres après voila voilà meme même etait était etaient étaient equipe équipe qualite qualité rapidite rapidité proffessionnel professionnel professionel professionnel acceuil accueil aceuil accueil interressant intéressant apprecie apprécié recomande recommande probleme problème derniere dernière premiere première',
  de: 'vieleicht vielleicht villeicht vielleicht zufriden zufrieden entäuscht enttäuscht profesionell professionell proffesionell professionell wiederrum wiederum warscheinlich wahrscheinlich standart Standard ausserdem außerdem seperat separat nähmlich nämlich garnicht gar_nicht aufjedenfall auf_jeden_Fall kompetänt kompetent intresse Interesse',
  pt: 'nao não voce você tambem também entao então atencao atenção rapido rápido facil fácil dificil difícil otimo ótimo servico serviço preco preço solucao solução muinto muito excelennte excelente exelente excelente informacao informação comunicacao comunicação ninguem ninguém alem além so só',
}

const maps = new Map<CustomerLanguage, ReadonlyMap<string, string>>()

/** Words that are nothing but a misspelling in this language, in lower case, and what they are meant to be. */
export function misspellingsIn(language: CustomerLanguage): ReadonlyMap<string, string> {
  const known = maps.get(language)
  if (known) return known
  const words = lists[language].split(' ').map((word) => word.replaceAll('_', ' '))
  const made = new Map(
    words.flatMap((word, at): [string, string][] => (at % 2 ? [] : [[word, words[at + 1]!]])),
  )
  maps.set(language, made)
  return made
}
