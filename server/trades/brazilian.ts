/** Where Brazil says it otherwise than Portugal, whose words the presets have. The first that fits decides. */
const said: ReadonlyArray<readonly [portugal: string, brazil: string]> = [
  ['A equipa adora', 'A equipe adora'],
  ['Equipamentos de equipa', 'Uniformes de times'],
  ['Lojas de equipa', 'Lojas de times'],
  ['Equipa', 'Equipe'],
  ['Apoio ao cliente', 'Atendimento ao cliente'],
  ['Apoio ao paciente', 'Atendimento ao paciente'],
  ['Armazém e envio', 'Armazenamento e envio'],
  ['Arranque e suporte', 'Implantação e suporte'],
  ['Arrendamento', 'Aluguel'],
  ['Aspeto profissional', 'Aparência profissional'],
  ['Camisolas', 'Camisas'],
  ['Chegou a tempo', 'Chegou no prazo'],
  ['Entregue a tempo', 'Entregue no prazo'],
  ['Pronto a tempo', 'Pronto no prazo'],
  ['Construção nova', 'Obra nova'],
  ['Criação de logótipos', 'Criação de logotipos'],
  ['Poupa-nos tempo', 'Economiza nosso tempo'],
  ['Dinheiro poupado', 'Dinheiro economizado'],
  ['Email marketing', 'E-mail marketing'],
  ['Encomendas urgentes', 'Pedidos urgentes'],
  ['Encomenda fácil', 'Pedido fácil'],
  ['Encomenda online', 'Pedido on-line'],
  ['Fácil de repetir a encomenda', 'Fácil de repetir o pedido'],
  ['Ensino online', 'Ensino on-line'],
  ['Estadia', 'Hospedagem'],
  ['Fáceis de contactar', 'Fáceis de contatar'],
  ['Ficheiros prontos a imprimir', 'Arquivos prontos para imprimir'],
  ['Ficheiros que saíram bem à primeira', 'Arquivos que saíram certos de primeira'],
  ['Mais contactos qualificados', 'Mais contatos qualificados'],
  ['Mantiveram-nos informados', 'Sempre nos mantiveram informados'],
  ['Orçamento e planeamento', 'Orçamento e planejamento'],
  ['Planeamento', 'Planejamento'],
  ['Pequeno-almoço e refeições', 'Café da manhã e refeições'],
  ['Perceberam o que queríamos', 'Entenderam o que queríamos'],
  ['Receção calorosa', 'Recepção calorosa'],
  ['Recolha de monos', 'Retirada de móveis e entulho'],
  ['Recolha de testemunhos', 'Coleta de depoimentos'],
  ['Reparado à primeira', 'Consertado de primeira'],
  ['Reparação e manutenção', 'Conserto e manutenção'],
  ['Reparações', 'Consertos'],
  ['Roupa de adepto', 'Roupa de torcedor'],
  ['Sentimo-nos à vontade', 'Ficamos à vontade'],
  ['Takeaway e entregas', 'Retirada e entrega'],
  ['Boa relação qualidade-preço', 'Bom custo-benefício'],
  ['Preparação para exames', 'Preparação para provas'],
  ['Conhece a zona', 'Conhece a região'],
  ['Treinadores que motivam', 'Professores que motivam'],
]

/** A label of a preset, as it is said in Brazil. */
export function inBrazil(label: string): string {
  for (const [portugal, brazil] of said) {
    if (label.startsWith(portugal)) return brazil + label.slice(portugal.length)
  }
  return label
}
