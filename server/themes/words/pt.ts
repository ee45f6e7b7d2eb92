import type { LanguageWords } from './language-words.ts'

export const portuguese: LanguageWords = {
  subjects: {
    none: 'sala de espera, em conta do, levar em conta, por conta, corte do bolo, motivos técnicos',
    staff:
      'equipa, equipe, funcionário, funcionária, funcionários, empregado, empregada, empregados, garçom, garçonete, atendente, atendentes, staff, recepcionista, dono, dona, proprietário, gerente, vendedora, vendedor, colaboradores, atencioso+, atenciosa+, atenciosos+, simpático+, simpática+, simpáticos+, simpatia+, amável+, amáveis+, antipático-, mal educado-, mal educada-, grosseiro-, prestável+, prestáveis+, acolhimento+, hospitalidade+, gentil+, gentileza+, educado+, educada+, fomos bem recebidos+, bem recebida+, bem recebido+, =pessoal, =meninas, as meninas, um amor+, uns amores+, querida+, queridos+, =técnico',
    service:
      'atendimento, serviço, serviços, apoio ao cliente, atendimento ao cliente, pós venda, atenderam, atendeu, fui atendida, fui atendido',
    advice:
      'conselho, conselhos, aconselhamento, aconselharam, aconselhou, explicaram, explicou, explicam, explica, explicação, explicações, conhecimento, conhecimentos, recomendações, dicas, tirou todas as dúvidas+, tiraram todas as dúvidas+, esclareceu+, esclareceram+, orientação',
    communication:
      'comunicação, resposta, respostas, responderam, respondeu, respondem, mensagens, avisaram, =informado, =informada, =informados, ninguém responde-, sem aviso-',
    price:
      'preço, preços, custo, custos, custo benefício, qualidade preço, caríssimo-, barato+, acessível+, acessíveis+, económico+, econômico+, cobraram, desconto, preçário, =caro-, =cara-, =caros-, =caras-, em conta+, sem cobrar+, grátis+, de graça+, preço puxado-, mensalidade',
    quality: 'qualidade',
    delivery:
      'entrega, entregas, entregaram, entregue, envio, enviaram, encomenda chegou, pedido chegou, chegou a encomenda, frete, estafeta, entregador, prazo de entrega, delivery',
    packaging: 'embalagem, embalado, embalada, embrulho, embalagens, embrulhado',
    waiting: 'espera, esperar, esperei, esperámos, esperamos, fila, filas, tempo de espera, esperando',
    punctuality:
      'pontual+, pontuais+, pontualidade, a tempo+, a horas+, no prazo+, dentro do prazo+, atrasado-, atrasada-, atrasou-, atrasaram-, no horário+, prazo, prazos, chegaram tarde-, =atraso-, =atrasos-',
    speed:
      'rápido+, rápida+, rápidos+, rapidez+, rapidamente+, lento-, lenta-, lentidão-, ágil+, agilidade+, demorou-, demora-, demorado-, demorada-, demoraram-, eficiente+, eficientes+, eficiência+, eficaz+',
    booking:
      'reserva, reservas, reservar, reservámos, reservei, marcação, marcações, marcar, agendamento, agendar, agendei, consulta marcada, cancelaram, desmarcaram',
    returns: 'devolução, devoluções, devolver, devolvi, reembolso, troca, trocar, trocaram, reembolsaram',
    website: 'site, website, loja online, página web, compra online, loja virtual',
    billing:
      'fatura, faturas, faturação, orçamento, orçamentos, contrato, papelada, taxas, burocracia, cobrança',
    location:
      'localização, localizado, localizada, central+, perto do centro+, perto de tudo+, bem situado+, bem situada+',
    parking:
      'estacionamento, estacionar, parque de estacionamento, lugar para estacionar, vaga, vagas, garagem',
    atmosphere: 'ambiente, decoração, acolhedor+, acolhedora+, aconchegante+, charme+, iluminação',
    cleanliness:
      'limpo+, limpa+, limpos+, limpeza, impecável+, higiene, sujo-, suja-, sujidade-, sujeira-, pó-, manchas-, imaculado+, bolor-, mofo-',
    noise: 'barulho, barulhos, barulhento, barulhenta, ruído, ruídos, ruidoso, isolamento acústico',
    selection: 'variedade, escolha, opções, gama, esgotado-, sem stock-, variado+',
    food: 'comida, comidas, prato, pratos, cozinha, jantar, almoço, refeição, refeições, sabor, sabores, delicioso+, deliciosa+, saboroso+, saborosa+, gostoso+, gostosa+, sem sabor-, insosso-, ingredientes, carne, peixe, bacalhau, entrada, entradas, sobremesa, sobremesas, chef, petiscos, tempero',
    coffee: 'café, cafés, espresso',
    drinks: 'bebida, bebidas, vinho, vinhos, cerveja, cervejas, cocktail, cocktails, drinks',
    bread: 'pão, pães, massa mãe, broa',
    cakes:
      'bolo, bolos, pastel, pastéis, pastelaria, doces, croissant, tarte, torta, gelado, gelados, sorvete',
    breakfast: 'pequeno almoço, pequenos almoços, café da manhã, bufete',
    portions: 'dose, doses, porção, porções, quantidade',
    menu: 'ementa, cardápio, menu, menus, carta',
    room: 'quarto, quartos, apartamento, alojamento, acomodação, suíte',
    bed: 'cama, camas, colchão, almofada, almofadas, travesseiro, dormir, dormimos',
    bathroom: 'casa de banho, banheiro, banheiros, chuveiro, duche, toalhas',
    view: 'vista, vistas, varanda, esplanada, terraço',
    pool: 'piscina, spa, sauna, jacuzzi',
    wifi: 'wifi, wi fi, ligação à internet, internet',
    checkin: 'check in, check out, receção, recepção',
    size: 'tamanho, tamanhos, medida, medidas, fica grande-, fica pequeno-, fica apertado-, assenta bem+, veste bem+, caimento',
    fabric:
      'tecido, tecidos, material, materiais, algodão, linho, lã, couro, costuras, costura, transparente-',
    color: 'cor, cores, padrão, estampa, tom',
    design: 'design, desenho, estilo, logotipo, identidade visual, layout',
    comfort: 'confortável+, confortáveis+, conforto, desconfortável-, macio+, macia+',
    results:
      'resultado, resultados, diferença, mudança, antes e depois, ficou perfeito+, ficou lindo+, ficou ótimo+, ficou linda+, ficou impecável+, ficou bom+',
    pain: 'dor, dores, doer, doeu, dói',
    treatment:
      'tratamento, tratamentos, procedimento, terapia, limpeza dentária, limpeza de pele, implante, implantes, consulta, consultas, cirurgia, avaliação',
    haircut: 'corte, cabelo, cabelos, corte de cabelo, madeixas, penteado, coloração, barba',
    nails: 'unhas, manicure, manicura, pedicure, verniz',
    massage: 'massagem, massagens',
    teaching:
      'professor, professora, professores, docente, instrutor, instrutora, instrutores, formador, formadora, treinador, treinadora, treinadores, ensina, ensinam, ensinou, explicadora, personal trainer',
    classes:
      'aula, aulas, curso, cursos, formação, oficina, workshop, lição, lições, sessão, sessões, treino, treinos',
    equipment:
      'instalações, máquinas, máquina, equipamento, equipamentos, balneários, balneário, vestiário, aparelhos, ferramentas',
    ease: 'fácil de usar+, fácil de utilizar+, intuitivo+, intuitiva+, simples de usar+, complicado-, complicada-, interface, painel, usabilidade, manuseamento',
    software:
      'aplicação, aplicativo, app, plataforma, programa, ferramenta, função, funções, funcionalidade, funcionalidades, integração, integrações, relatórios, exportar, software, atualização',
    support: 'suporte, suporte técnico, assistência, assistência técnica, chat',
    bugs: 'erros, erro, bug, bugs, falha, falhas, trava, bloqueia, vai abaixo',
    setup: 'configuração, configurar, implementação, migração, instalação inicial, arranque',
    repair:
      'reparação, reparações, reparar, repararam, reparou, conserto, consertar, consertaram, consertou, arranjo, arranjar, arranjaram, avaria, avarias, fuga, vazamento, travões, freios, motor, mecânico, mecânicos, mudança de óleo, troca de óleo, revisão, diagnóstico, oficina de automóveis',
    installation: 'instalação, instalar, instalaram, instalou, montagem, montaram, instaladores',
    workmanship:
      'acabamento, acabamentos, obra, obras, remodelação, reforma, pintura, pintores, pedreiro, azulejos, canalização, canalizador, encanador, eletricista, mão de obra, renovação',
    tidiness:
      'arrumado+, arrumada+, deixaram tudo limpo+, organizado+, organizada+, desarrumado-, entulho, arrumação, organização, desorganizado-',
    photos: 'foto, fotos, fotografia, fotografias, fotógrafo, fotógrafa, álbum, imagens, sessão fotográfica',
    music: 'música, dj, banda, playlist',
    flowers: 'flores, ramo, ramos, buquê, arranjo floral, arranjos',
    guide: 'guia, guias, visita guiada, excursão, excursões, passeio, passeios, roteiro, percurso, tour',
    children: 'crianças, criança, filhos, filho, filha, bebé, bebê, miúdos, familiar+, cadeirinha',
    safety: 'seguro+, segura+, segurança, inseguro-',
    flexibility:
      'flexível+, flexíveis+, flexibilidade, última hora, adaptaram+, adaptou+, disponível+, disponíveis+, disponibilidade+',
    reliability:
      'confiável+, confiança+, de confiança+, sério+, sérios+, seriedade+, profissional+, profissionais+, profissionalismo+, cumpridor+, cumpridores+, responsável+, responsáveis+, consistente+',
    honesty:
      'honesto+, honesta+, honestos+, honestidade+, sincero+, sincera+, transparente+, transparência+, enganaram-, enganado-, enganada-, sem surpresas+, clareza+, justo+, justos+',
    durability:
      'resistente+, resistentes+, durável+, duráveis+, durabilidade, partiu-, partiu se-, quebrou-, rasgou-, encolheu-, estragou-, estragado-',
  },
  praise:
    'bom, boa, bons, boas, bem, muito bem, excelente, excelentes, ótimo, ótima, ótimos, óptimo, genial, fantástico, fantástica, maravilhoso, maravilhosa, maravilha, perfeito, perfeita, perfeitamente, incrível, incríveis, magnífico, impecável, espetacular, espectacular, sensacional, extraordinário, cinco estrelas, 5 estrelas, melhor, melhores, adoro, adorei, adorámos, adoramos, amei, amo, lindo, linda, lindos, bonito, bonita, belo, bela, amável, simpático, simpática, simpatia, atencioso, atenciosa, atentos, atento, atenção, cuidado, cuidadoso, carinho, gentil, educado, cordial, profissional, profissionais, profissionalismo, competente, competentes, competência, paciente, paciência, prestável, rápido, rápida, rapidez, rapidamente, eficiente, eficaz, ágil, pontual, fácil, facilmente, simples, prático, prática, claro, clara, claramente, limpo, limpa, fresco, fresca, frescos, fresquinho, delicioso, deliciosa, saboroso, saborosa, gostoso, gostosa, tenro, crocante, quentinho, acolhedor, acolhedora, aconchegante, confortável, tranquilo, tranquila, calmo, relaxante, agradável, agradáveis, encantador, moderno, moderna, amplo, ampla, generoso, generosa, generosas, justo, justos, razoável, acessível, económico, feliz, felizes, contente, contentes, satisfeito, satisfeita, satisfeitos, impressionado, impressionada, surpreendeu, encantada, encantado, apreciei, gostei, gostámos, gostamos, gosto, recomendo, recomendável, recomendamos, recomendar, obrigado, obrigada, agradeço, agradecer, grato, grata, confiança, confiável, seguro, honesto, sincero, transparente, resolveram, resolveu, melhorou, ajudaram, ajudou, ajuda, superou, macio, macia, resistente, ideal, útil, joia, sorriso, sorridente, =voltarei, =voltaremos, vou voltar, a tempo, a horas, sem problemas, sem problema, top, divertido, vale a pena, valeu a pena, vale cada euro, vale cada cêntimo, impressionante, luminoso, silencioso, orgulhoso, autêntico, flexível, intuitivo, como novo, como nova, à primeira, cumpriram, cumpriu, nota dez, dez, mimo, dedicação, dedicados, prazer, de parabéns, parabéns, repetir, tranquilidade, imbatível, um amor, uns amores, amores, uma jóia, jóia, um show, show, nota 10, nota mil, mil, fixe, fantásticos, de chorar por mais, lindas, salvou, resolvem, resolve, sem palavras, carinhosa, carinhoso, delicada, delicado, calma, certos, certinho, caprichado, caprichada, emocionante, querida, queridos, maravilhosos, sensacionais, sem cobrar, com carinho, séria, ok, valeu a espera, valeu, divinal, lindamente, correu bem, lindíssimo, lindíssima, lindíssimos, lindíssimas, belíssimo, belíssima, simpatiquíssimo, ótimas',
  criticism:
    'mau, má, maus, mal, pior, péssimo, péssima, horrível, terrível, desilusão, desiludido, desiludida, decepção, deceção, decepcionado, decepcionada, decepcionante, problema, problemas, queixa, queixas, reclamação, reclamações, reclamar, antipático, grosseiro, desagradável, lento, lenta, atraso, atrasos, atrasado, atrasada, tarde, demorou, demora, demorado, demoraram, caro, cara, caros, caríssimo, exagerado, exagerados, sujo, suja, sujidade, partido, partida, quebrado, quebrada, danificado, danificada, defeituoso, defeito, riscado, frio, fria, seco, seca, queimado, cru, insosso, gorduroso, barulhento, barulhenta, barulho, ruído, apertado, apertada, pequeno, pequena, pequenas, desconfortável, difícil, complicado, complicada, confuso, confusa, errado, errada, enganaram, erro, erros, falha, falhas, falhou, falta, faltava, faltou, faltam, faltavam, perdido, perdida, perderam, nunca mais, engano, burla, golpe, aborrecido, medíocre, mediano, razoável mas, inaceitável, inútil, pena, infelizmente, irritante, irritado, frustrante, evitar, escasso, limitado, limitada, insuficiente, podia ser melhor, poderia ser melhor, podia ser, poderia ser, pode melhorar, podia melhorar, a melhorar, devia, deviam, deveria, deveriam, único senão, o único senão, senão, só faltou, único ponto negativo, ponto negativo, desorganizado, desorganizada, desorganização, caos, caótico, esqueceram, esqueceu, descuidado, antigo, antiga, velho, velha, desatualizado, ultrapassado, escuro, duro, dura, impossível, custa, custou, desarrumado, stressante, doeu, demasiado, demasiada, demais, esperar, esperei, esgotado, subiu, subiram, aumentou, lotado, cheio, longe, encolheu, rasgou, trava, sem resposta, ninguém, insistir, meia hora, por azar, desgastado, gasto, deixa a desejar, deixou a desejar, avariado, avariada, puxado, fraquinho, fraco, fraca, lotada, cheia, morna, pingando, precisar de obras, sem aviso, cancelaram, cancelado, fechado, fechada, debitar, vergonha, vergonhoso, absurdo, inacreditável, tremidas, desfocadas, escuras, podia, podiam, poderia, poderiam, um pouco, um bocado, travou, não funciona, não funcionava, não atendem, à parte, só no dia seguinte, mentira, roubo, desrespeito, atrasou, atrasaram, incompleto, incompleta, minúsculo, minúscula, acima da média',
  negations:
    'não, nunca, jamais, sem, nem, nada, nenhum, nenhuma, ninguém, tampouco, pouco, pouca, poucos, poucas',
  notNegations:
    'não só, não apenas, não somente, sem dúvida, sem dúvidas, sem hesitar, não hesitem, não hesite, não hesito, nunca falha, não falha, nunca falham, um pouco, aos poucos, pouco a pouco, há pouco',
  unsurpassed:
    'não podia ser, não poderia ser, não podia estar mais, não poderia estar mais, não podíamos estar mais, não há melhor, nada melhor, nunca tinha, nunca vi, impossível melhor',
  excess: 'demasiado, demasiada, demasiados',
  turns:
    'mas, porém, contudo, no entanto, embora, apesar de, exceto, salvo, só que, ainda que, todavia, enquanto, já o, já a, pena que',
  joins: 'e, porque, por isso, além disso, assim como, que',
  determiners:
    'o, a, os, as, um, uma, uns, umas, meu, minha, meus, minhas, nosso, nossa, nossos, nossas, seu, sua, seus, suas, este, esta, estes, estas, esse, essa, cada, algum, alguma, nenhum, nenhuma, ao, à, aos, às, do, da, dos, das, no, na, nos, nas, pelo, pela',
  functionWords:
    'o, a, os, as, um, uma, uns, umas, meu, minha, meus, minhas, nosso, nossa, nossos, nossas, seu, sua, seus, suas, este, esta, isto, estes, estas, esse, essa, isso, aquele, aquela, cada, algum, alguma, nenhum, nenhuma, ao, à, aos, às, do, da, dos, das, no, na, nos, nas, pelo, pela, de, em, com, por, para, pra, sem, sobre, entre, até, desde, após, e, ou, nem, que, se, como, quando, onde, porque, pois, mas, embora, eu, ele, ela, nós, eles, elas, você, vocês, me, te, nos, lhe, lhes, é, são, era, eram, foi, foram, ser, sido, sou, somos, está, estão, estava, estavam, estar, esteve, estive, tem, têm, tinha, tinham, ter, tive, tivemos, teve, há, havia, faz, fazem, fez, fizeram, fazer, feito, pode, podem, pôde, poder, vai, vão, vou, ir, ido, fui, fomos, muito, muita, muitos, muitas, mais, menos, tão, tanto, todo, toda, todos, todas, tudo, pouco, pouca, outro, outra, outros, outras, mesmo, mesma, só, também, já, não, sim, sempre, nunca, agora, aqui, ali, lá, depois, antes, logo, quase, ainda, bastante, grande, novo, nova, primeiro, primeira, vez, vezes, quem, qual, dois, duas, três, quatro, cinco, dez, dá, dão, deu, deram, dar, deixou, deixaram, deixar, chegou, chegar, chegámos, voltar, ficou, fica, ficar, sabem, sabe, seja, qualquer, algo, alguém, hoje, ontem, inclusive, totalmente, realmente, sobretudo, super, através, durante',
  emptyNouns:
    'vez, vezes, dia, dias, semana, semanas, mês, meses, ano, anos, hora, horas, minuto, minutos, manhã, tarde, noite, momento, momentos, coisa, coisas, sítio, lugar, local, pessoa, pessoas, cliente, clientes, empresa, trabalho, experiência, casa, amigo, amigos, família, marido, mulher, esposa, parte, verdade, forma, maneira, caso, ponto, tema, tempo, mundo, vida, fim, final, início, dúvida, dúvidas, problema, compra, compras, produto, produtos, encomenda, pedido, loja, visita, estrela, estrelas, nota, detalhe, detalhes, mão, vontade, pena, conta, necessidades, necessidade, resto, tipo, par, cidade, aldeia, bairro, rua, segunda, terça, quarta, quinta, sexta, sábado, domingo, fim de semana, aniversário, casamento, estadia, projeto, opinião, ocasião, gente, expectativas, parabéns, lado, hotel, restaurante, academia, ginásio, dentista, fotógrafo, salão, clínica, telefone, estúdio, porta',
}
