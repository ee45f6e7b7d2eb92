import { tradeFrom } from './trade.ts'

export const design = tradeFrom({
  name: 'design',
  sure: `
    vectori*, vector art*, vektoris*, graphic design*, grafikdesign*, grafiker*, diseno grafico,
    disenador* grafic*, design grafico, designer grafic*, graphiste*, graphisme, logo design*,
    diseno de logo*, logodesign, brand identity, identidad visual, identidade visual, identite visuelle,
    illustrat*, ilustra*, design studio, lettering`,
  hints: 'design, designs, designer*, logos, artwork, branding, digitizing, embroidery files',
  services: `
    Logo design | Diseño de logotipos | Création de logo | Logodesign | Criação de logótipos
    Artwork vectorization | Vectorización de imágenes | Vectorisation d’images | Vektorisierung von Vorlagen | Vetorização de imagens
    Print-ready files | Archivos listos para imprimir | Fichiers prêts à imprimer | Druckfertige Dateien | Ficheiros prontos a imprimir
    Brand identity | Identidad de marca | Identité de marque | Markenauftritt | Identidade da marca
    Revisions and corrections | Revisiones y correcciones | Retouches et corrections | Änderungen und Korrekturen | Revisões e correções`,
  benefits: `
    Clean, crisp artwork | Un trabajo limpio y nítido | Un rendu net et soigné | Saubere, klare Gestaltung | Um trabalho limpo e nítido
    Quick turnaround | Entrega rápida | Livraison rapide | Schnelle Umsetzung | Entrega rápida
    Understood what we wanted | Entendieron lo que queríamos | Ont compris ce que nous voulions | Verstanden, was wir wollten | Perceberam o que queríamos
    Files that printed right the first time | Archivos que se imprimieron bien a la primera | Des fichiers bons dès la première impression | Dateien, die sofort richtig druckten | Ficheiros que saíram bem à primeira
    Easy to work with | Un trato fácil | Une collaboration facile | Angenehme Zusammenarbeit | Fácil trabalhar com eles`,
})
