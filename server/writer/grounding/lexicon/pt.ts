import { orderedBy } from './ordered-by.ts'
import type { LexiconSource } from './source.ts'
import { numbersIn } from './words-in.ts'

export const portuguese: LexiconSource = {
  free: `ma mo lho lha lhos lhas comparado_com comparada_com em_comparação_com em_vez_de sobre durante umas_palavras algumas_palavras poucas_palavras algo alguma_coisa o a os as um uma uns umas ao aos à às do da dos das de em no na nos_que nas num numa por pelo pela pelos pelas para com que quem
    qual quais este esta estes estas esse essa esses essas isso isto aquele se lhe lhes seu sua seus suas ser é são era eram foi foram
    sido estar está estão estava estavam esteve estou há havia haver como também então agora hoje atualmente aqui ali lá obrigado obrigada
    muito_obrigada muito_obrigado muitos_agradecimentos olá senhor senhora dona além em_resumo no_geral posso pode poder pude coisa ele ela
    eles elas sim mesmo mesma próprio assim pois já fui dele dela cá os_meus_parabéns onde`,
  topics: `empresa negócio equipa equipe pessoal loja oficina sítio lugar serviço produto gente clínica academia escola restaurante hotel padaria`,
  carriers: `resposta pergunta perguntam respondo responder parte palavras próprias própria sobre outro outra avaliação recebe acrescento acrescentar quanto falo falar recorri recorrer procurei procurar procura disso disto citar cito citaria impressão descrever descreveria favor quero nota viver vivi atendimento
    usar usei utilizar utilizei dizer digo contar conto mencionar acrescentar experiência encontrar encontrei achar acho achei pensar
    escolher escolhi dou dei dar deu deram destacar destaco cliente pessoalmente sinceramente opinião ponto fazer fez fizeram ir vir vim
    receber recebi para_mim ter tive teve tenho tinha tinham tem têm uso`,
  joints: 'e mas ou embora enquanto quem onde quando porém contudo',
  causes:
    'porque graças_a graças_à devido_a devido_à por_isso por_causa_de por_causa_do por_causa_da já_que portanto visto_que uma_vez_que graças_ao devido_ao',
  why: 'porque por_que porquê motivo razão',
  marks: {
    not: 'não sem nem nenhum nenhuma tampouco',
    ceased: 'já_não não_mais',

    more: 'mais',
    less: 'menos',
    very: 'muito muita muitos muitas tão realmente extremamente totalmente completamente absolutamente super bastante especialmente extrema',
    little: 'um_pouco pouco ligeiramente um_bocado',
    excess: 'demais demasiado demasiada',
    almost: 'quase praticamente',
    barely: 'mal_se',
    about: 'cerca_de aproximadamente mais_ou_menos por_volta_de',
    exactly: 'exatamente precisamente',
    atLeast: 'pelo_menos mais_de no_mínimo',
    atMost: 'menos_de até_a no_máximo',
    only: 'só somente apenas unicamente',
    all: 'todo todos toda todas cada inteiro inteira ambos',
    some: 'alguns algumas vários várias certos',
    maybe: 'talvez provavelmente possivelmente se_calhar',
    surely: 'certamente sem_dúvida definitivamente com_certeza de_certeza',
    should: 'devia deveria deviam',
    if: 'se_eles só_se',
    always: 'sempre constantemente de_cada_vez',
    often: 'frequentemente muitas_vezes',
    mostly: 'normalmente geralmente em_geral',
    sometimes: 'às_vezes por_vezes de_vez_em_quando',
    once: 'uma_vez',
    will: 'vou vai vão vamos',
    formerly: 'costumava costumavam',
  },
  persons: {
    i: 'eu',
    me: 'me mim comigo',
    my: 'meu minha meus minhas',
    we: 'nós',
    us: 'nos',
    our: 'nosso nossa nossos nossas',
    you: 'você vocês tu te teu tua',
  },
  fused: {
    'person+all': 'toda_a_gente todo_o_mundo todo_mundo',
    'person+not': 'ninguém',
    'thing+not': 'nada',
    'person+some': 'alguém',
    'thing+all': 'tudo',
    'ever+not': 'nunca jamais',
    'bom+more': 'melhor melhores',
    'mau+more': 'pior piores',
  },
  units: `segundo minuto hora dia semana mes ano por_cento euro dólar real vez metro quilómetro quilômetro centímetro estrela ponto noite manhã
    tarde segunda terça quarta quinta sexta sábado domingo`,
  firstPerson: 'tive fiz vim pude soube disse sou estou tenho faço venho vou sei',
  asks: 'que quê qual quais quem como quando quanto quanta quantos onde porque por_que porquê',
  yes: 'sim claro com_certeza definitivamente',
  no: 'não nunca nada nenhum',
  same: `
    comprar compra adquirir adquiri, arranjar reparar consertar conserto arranjo reparação, rapido veloz rapidez,
    barato econômico económico acessível, problema falha, carro automóvel viatura, responder resposta,
    ajudar ajuda apoio apoiar, gostar gostei agradar agradou apreciar,
    entrega entregar envio enviar entregou entregue, recomendar recomendaria recomendação recomendo, medo receio,
    custar custou custa, satisfeito contente feliz satisfeita satisfação satisfeitos, estrela estrelas,
    voltar voltaria voltei regressar, ligar ligaram liguei telefonar chamada, esperar espera esperei, euro euros €,
    por_cento % porcento, antes anteriormente, depois após, hora horas, dia dias diário, semana semanas semanal,
    mes meses mensal, ano anos anual, minuto minutos, trocar troca troquei substituir,
    encomendar encomenda encomendei pedir pedi pediu peço, bota botas, outra_vez de_novo novamente,
    trazer trouxe trouxeram, perder perdi perdeu, ver vi viu, saber sei soube, dormir durmo dormi,
    engolir engulo engoli, sentir sinto senti, ainda, aprender aprendi aprendizagem, melhorar melhoria melhorou,
    vir vim veio, mudar mudança mudou, fazer fez fiz feito fazia fizeram faz, dizer disse dito dizia disseram diz,
    dar deu dei dado davam deram dá, poder pôde pude pode podia, querer quis quero queria, pôr pôs pus posto põe,
    ler leu li lido, descer desceu baixar baixou baixaram diminuir diminuiu reduzir reduziu cair caiu caí caíram,
    simpatico amável simpática atencioso, fatura recibo faturas, marcação consulta, limpo limpa limpeza, foto fotos fotografia, construir construiu, seguir seguiu sigo segue, servir serviu sirvo serve,
    vestir vestiu visto, repetir repetiu repito, conseguir conseguiu consigo consegui, perder perdeu perco perdido,
    abrir aberto abriu, partir partiu, escrever escrito escreveu escrevo, cobrir coberto cobriu,
    ouvir ouviu ouço ouvi, sair saiu saí saio, subir subiu subo subiram aumentar aumentou, fugir fugiu, crescer cresceu,
    oferecer ofereceu ofereço, conhecer conheceu conheço, parecer pareceu, desaparecer desapareceu,
    ficar ficou fiquei ficaram, pagar pagou paguei pago, chegar chegou cheguei chegaram, mostrar mostrou mostrei,
    ganhar ganhou ganho ganhei, gastar gastou gasto, limpar limpo limpou, aceitar aceite aceitou,
    devolver devolveu devolveram devolvido, demorar demorou`,
  scales: `
    bom aceitável razoável < bom boa bons boas bem < ótimo óptimo ótima < excelente fantástico incrível maravilhoso extraordinário < perfeito melhor_de_todos,
    mau < mau má mal ruim < péssimo horrível terrível,
    gostar gostar < adorar adorou adorei amar,
    bonito lindo bonita linda < deslumbrante,
    grande < enorme,
    facil simples fácil`,
  numbers: numbersIn(`
    zero 0, dois 2, duas 2, três 3, quatro 4, cinco 5, seis 6, sete 7, oito 8, nove 9, dez 10, onze 11, doze 12,
    treze 13, catorze 14, quatorze 14, quinze 15, dezasseis 16, dezesseis 16, dezassete 17, dezessete 17,
    dezoito 18, dezanove 19, dezenove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60,
    setenta 70, oitenta 80, noventa 90, cem 100, cento 100, duzentos 200, duzentas 200, trezentas 300,
    quatrocentos 400, quinhentas 500, seiscentos 600, setecentos 700, oitocentos 800, novecentos 900,
    trezentos 300, quinhentos 500, mil 1000, dúzia 12`),
  intents: `
    gostar; favorito = lado positivo; agradou; gostei; lado bom
    mais gostou; melhor = mais gostei; mais agradou; melhor; o melhor
    não gostou; desiludiu; correu mal; menos = lado negativo; menos bom; não gostei; negativo
    benefício; vantagem; vantagens = vantagens; vantagem; benefício; lado positivo; lado bom; favor; trouxe; significa
    melhorar; mudaria; ser melhor; falta = melhorar; poderia melhorar; mudaria; a melhorar; melhor; melhoraria
    antes; problema; veio = problema; antes; levou; este problema
    mudou; resultado; diferença; mudança = resultado; mudança; mudou; diferença
    ajudou; útil = mais ajudou; mais útil; útil; ajudou
    quem; pessoa = pessoa; nome
    por que; porque; motivo; razão; escolheu = motivo; razão; levou; escolher`,
  granted: {
    satisfied: 'satisfeito',
    good: 'bom',
    like: 'gostar',
    recommend: 'recomendar',
    star: 'estrela',
    fall: 'descer',
    rise: 'subir',
  },
  instructions: orderedBy({
    reportWords:
      'eu tu ele ela você vocês eles elas quem que se me te lhe lhes o a nos não nunca jamais já também',
    ordered: '(?:quero|preciso|peço) que',
    orders: [
      '(?:ignor[ae]s?|esque[çc]as?)\\b.*\\b(?:instruções|regras|anterior)',
      '(?:escreva|diga) (?:que|uma)',
    ],
    // "O médico diz que" is the same word.
    begun: ['(?:escreve|diz) (?:que|uma)'],
    joints: 'e agora depois',
  }),
}
