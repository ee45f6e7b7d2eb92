import { tradeFrom } from './trade.ts'

export const healthcare = tradeFrom({
  name: 'healthcare',
  sure: `
    health care, healthcare, medical, clinic*, clinique*, klinik*, dental*, dentist*, dentaire*, dentaria,
    hausarzt*, orthodont*, ortodon*, doctor*, physician*, therap*, terap*, physio*, fisio*, kinesi*,
    chiropract*, osteopat*, veterin*, vet, vets, tierarzt*, pharmac*, farmac*, apotheke*, zahn*, *arzt,
    *arzte, *arztpraxis, medecin*, medic*, psycholog*, psicolog*, counseling, optic*, eye care, eye exams,
    optometr*, hearing aids, home care, pflegedienst, nursing, acupunct*, heilprakt*, podolog*`,
  hints: `
    health, wellness, salud, saude, sante, patients, patientes, pacientes, treatment*, care, praxis,
    cabinet`,
  services: `
    Consultation | Consulta | Consultation | Sprechstunde | Consulta
    Treatment | Tratamiento | Traitement | Behandlung | Tratamento
    Preventive care | Prevención | Prévention | Vorsorge | Prevenção
    Follow-up care | Seguimiento | Suivi | Nachsorge | Acompanhamento
    Diagnostics | Diagnóstico | Diagnostic | Diagnostik | Diagnóstico
    Patient support | Atención al paciente | Accompagnement des patients | Patientenbetreuung | Apoio ao paciente`,
  benefits: `
    Caring staff | Personal atento | Une équipe attentionnée | Fürsorgliches Team | Equipa atenciosa
    Short wait times | Poca espera | Peu d’attente | Kurze Wartezeiten | Pouca espera
    Felt listened to | Me sentí escuchado | Une vraie écoute | Man hört mir zu | Senti que me ouviram
    Effective treatment | Tratamiento eficaz | Un traitement efficace | Wirksame Behandlung | Tratamento eficaz
    Clean, calm rooms | Salas limpias y tranquilas | Des locaux propres et calmes | Saubere, ruhige Räume | Salas limpas e calmas`,
})
