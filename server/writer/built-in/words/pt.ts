import type { Lexicon } from './lexicon.ts'
import { type Endings, iberianEndings, inflected, withPlainSpelling, wordSet } from './word-set.ts'

const endings: Endings = [
  ...iberianEndings,
  [/il$/, ['il', 'eis']],
  [/l$/, ['l', 'is']],
  [/m$/, ['m', 'ns']],
  [/z$/, ['z', 'zes']],
  [/$/, ['', 'es', 's']],
]

export const portugueseWords: Lexicon = {
  adjectives: withPlainSpelling([
    ...inflected(
      'contente satisfeito feliz encantado grato agradecido impressionado aliviado animado decepcionado dececionado descontente insatisfeito chateado frustrado surpreso surpreendido simpático gentil amável profissional atencioso atento educado paciente honesto pontual competente prestativo prestável cordial acolhedor responsável confiável antipático grosseiro cuidadoso rápido ágil bonito lindo justo claro limpo fresco fácil simples prático cômodo cómodo confortável caro barato acessível lento tardio frio quente barulhento sujo moderno saboroso delicioso macio flexível eficaz eficiente preciso perfeito excelente ótimo óptimo fantástico maravilhoso incrível sólido resistente fraco péssimo horrível regular confuso complicado difícil aborrecido chato curto longo pequeno grande organizado útil fiável estável inútil transparente criativo pessoal detalhado razoável impecável correto crocante variado seguro agradável tranquilo calmo apertado cheio',
      endings,
    ),
    ...wordSet('bom boa bons boas mau má maus más ruim ruins quebrado'),
  ]),
  nouns: wordSet(
    'inglês francês alemão espanhol italiano serviço atendimento pessoal preço produto processo resultado ambiente pão café bolo trabalho suporte acompanhamento envio embrulho design curso professor médico doutor local banheiro jardim menu almoço jantar prazo orçamento conselho sistema programa painel relatório pedido sabor cheiro barulho tempo horário telefone estacionamento wifi site acabamento material presente desconto prato vinho pagamento dinheiro espaço hotel quarto som tom móvel conserto tratamento diagnóstico cuidado contato contacto profissionalismo acolhimento conforto custo-benefício reparo arranjo pequeno-almoço entrega qualidade comida comunicação limpeza rapidez pontualidade simpatia paciência honestidade experiência página aplicação loja cozinha cama vista sala consulta explicação reparação instalação fatura resposta organização proximidade confiança gestão decoração música variedade relação localização flexibilidade facilidade transparência torta massa casca obra pintura roupa cor piscina bebida espera segurança informação garantia formação aula apresentação ajuda gente equipe equipa atenção embalagem encomenda massagem educação preços produtos funcionários ingredientes resultados sabores prazos relatórios bolos pães pratos materiais professores médicos horários conselhos detalhes móveis cursos quartos exercícios doces explicações respostas fotos instruções camas aulas entregas faturas opções vistas porções cores roupas ferramentas sobremesas orientações',
  ),
  determiners: wordSet(
    'o a os as um uma uns umas meu minha meus minhas seu sua seus suas este esta estes estas esse essa mais menos muito muita muitos muitas pouco pouca poucos poucas todo toda todos todas cada algum alguma nenhum nenhuma outro outra',
  ),
  intensifiers: wordSet(
    'muito super bastante tão demais realmente sempre nunca não algo pouco também totalmente especialmente mais menos bem',
  ),
  comparing: /(?<!\p{L})(?:mais|menos|melhor|melhores|maior|maiores)(?!\p{L})/iu,
  subjects: wordSet('eu nós eles elas ele ela vocês você'),
  verbs: withPlainSpelling(
    wordSet(
      'é são era eram foi foram está estão estava estavam esteve estou estamos sou somos tem têm tinha tinham teve tive tivemos tenho temos há havia houve faz fazem fez fizeram fiz fizemos faço vai vão ia fui fomos vou vamos ficou fiquei ficaram voltarei voltaria voltaremos recomendo recomendamos recomendaria gostei gostamos gostaria adorei adoramos amei amo adoro ajuda ajudam ajudou ajudaram chegou chegaram cheguei chega deram deu dá dão disse disseram pode podem pude posso podemos podia poderia poderiam queria queríamos quero sabe sabem sei veio vieram vim soube pediu pedi pedimos faltou falta faltam custou custa custam vale valeu funciona funcionam precisava precisei preciso repetiria merece trabalham entendo escrevo comprei compro usei uso penso creio espero esperei demorou demoraram trata explica explicou explicaram responde respondem responderam respondeu envia cumpre cumpriu parece sinto senti durmo vi vimos mudaria melhoraria paguei obrigado obrigada economizo poupo ganhei perdi consegui recebi conheço usamos',
    ),
  ),
  verbEnding: /(?:[^e]ou|[rgbst]iu|aram|[^e]ei|ámos|avam)(?:-(?:me|nos|lhe|lhes|se))?$/,
  clauseStarts: wordSet('que'),
  replies: withPlainSpelling(
    wordSet(
      'sim claro certamente definitivamente sempre absolutamente 100% não nunca jamais n/a na x ns nenhum nenhuma nada talvez provavelmente possivelmente depende',
    ),
  ),
  bad: withPlainSpelling([
    ...inflected(
      'frio lento tardio caro sujo barulhento péssimo horrível confuso complicado difícil decepcionado dececionado descontente insatisfeito chateado frustrado antipático grosseiro aborrecido inútil fraco apertado',
      endings,
    ),
    ...wordSet(
      'mau má maus más ruim ruins tarde demorou demoraram demora atraso atrasos atrasou problema problemas erro erros falha falhas pior decepção reclamação esperei faltou faltava falta faltam perdi perdido infelizmente mas porém menos quebrado cheia fria rude rudes mal-educado mal-educada mal-educados mal-educadas queimado queimada demais demasiado demasiada morno morna espera impossível impossíveis interminável intermináveis arrogante arrogantes esqueceram esqueceu fila filas barulho caos avariado avariada altíssima altíssimo',
    ),
  ]),
  negations: withPlainSpelling(wordSet('não nunca nada ninguém sem jamais nenhum nenhuma')),
  leaning: withPlainSpelling(
    wordSet(
      'ele ela eles elas isto isso este esta esse essa e ou mas também depois então assim porém contudo ali lá seu sua seus suas o a lhe nem outro outra além aí',
    ),
  ),
  common: wordSet(
    'o a os as de do da que e em no na um uma é foi muito com para por meu minha me se ao não mais como mas eu nos são obrigado obrigada',
  ),
}
