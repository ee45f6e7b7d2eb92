import { brand } from '#contract/brand.ts'
import type { ConsentScope } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { newestConsent } from '#shared/collection/newest-consent.ts'

export type Sentences = Readonly<Partial<Record<ConsentScope, string>>>

/**
 * What customers are asked. A changed sentence gets a new version and the old stays here, because records
 * name the version they were given under.
 */
export const earlierWordings: Readonly<Record<string, (business: string) => Sentences>> = {
  '2026-11': (business) => ({
    display: `${business} may show my words and rating on its website and in its other publications.`,
    use_name: `My name and company may stand beside my words.`,
    suggest_posting: `${business} may send me a link on which I can share the same words in public.`,
  }),
  '2026-11.2': () => ({
    display: 'You may show my testimonial and rating on your website and in your marketing.',
    use_name: 'You may show my name and company with it.',
    suggest_posting: 'You may email me a link to post it publicly.',
  }),
}

interface Wording extends Record<'display' | 'use_name' | 'suggest_posting' | 'platform', string> {
  /** In place of `use_name` where the form asks for the company. */
  readonly name_and_company?: string
  /** The same where it asks for the role. */
  readonly name_and_role?: string
  readonly name_role_and_company?: string
  readonly use_photo?: string
  /** In place of `display` where the words are private feedback. */
  readonly feedback?: string
}

/** Of these on, a version says as well in which language it was shown, and what it asked for beside the usual. */
export const wordings: Readonly<Record<string, Record<CustomerLanguage, Wording>>> = {
  '2026-11.3': {
    en: {
      display: 'You may show my testimonial and rating on your website and in your marketing.',
      use_name: 'You may show my name and company with it.',
      suggest_posting: 'You may email me a link to post it publicly.',
      platform: `${brand.name}, the service behind this form, may also show it on its own website.`,
    },
    es: {
      display: 'Pueden mostrar mi testimonio y mi valoración en su sitio web y en su publicidad.',
      use_name: 'Pueden mostrar con él mi nombre y mi empresa.',
      suggest_posting: 'Pueden enviarme por correo electrónico un enlace para publicarlo.',
      platform: `${brand.name}, el servicio de este formulario, también puede mostrarlo en su propio sitio web.`,
    },
    fr: {
      display:
        'Vous pouvez afficher mon témoignage et ma note sur votre site web et dans votre communication.',
      use_name: 'Vous pouvez y indiquer mon nom et mon entreprise.',
      suggest_posting: 'Vous pouvez m’envoyer par e-mail un lien pour le publier.',
      platform: `${brand.name}, le service qui fournit ce formulaire, peut aussi l’afficher sur son propre site web.`,
    },
    de: {
      display: 'Sie dürfen meinen Text und meine Sterne auf Ihrer Website und in Ihrer Werbung zeigen.',
      use_name: 'Sie dürfen meinen Namen und meine Firma dazu nennen.',
      suggest_posting:
        'Sie dürfen mir per E-Mail einen Link schicken, über den ich ihn öffentlich teilen kann.',
      platform: `${brand.name}, der Dienst hinter diesem Formular, darf ihn auch auf der eigenen Website zeigen.`,
    },
    pt: {
      display: 'Vocês podem mostrar meu depoimento e minha nota no seu site e na sua divulgação.',
      use_name: 'Vocês podem mostrar meu nome e minha empresa junto com ele.',
      suggest_posting: 'Vocês podem me enviar por e-mail um link para publicá-lo.',
      platform: `O ${brand.name}, o serviço deste formulário, também pode mostrá-lo em seu próprio site.`,
    },
  },
  [newestConsent.version]: {
    en: newestConsent.sentences,
    es: {
      display: 'Pueden mostrar mi testimonio en su web y en su publicidad.',
      use_name: 'Pueden mostrar mi nombre con él.',
      name_and_company: 'Pueden mostrar mi nombre y mi empresa con él.',
      name_and_role: 'Pueden mostrar mi nombre y mi cargo con él.',
      name_role_and_company: 'Pueden mostrar mi nombre, mi cargo y mi empresa con él.',
      use_photo: 'Pueden mostrar mi foto con él.',
      feedback: 'Pueden mostrarlo públicamente, en su web y en su publicidad.',
      suggest_posting: 'Pueden enviarme por correo un enlace para publicarlo.',
      platform: `${brand.name}, el servicio de este formulario, también puede mostrarlo en su web.`,
    },
    fr: {
      display: 'Vous pouvez afficher mon témoignage sur votre site et dans vos publicités.',
      use_name: 'Vous pouvez y indiquer mon nom.',
      name_and_company: 'Vous pouvez y indiquer mon nom et mon entreprise.',
      name_and_role: 'Vous pouvez y indiquer mon nom et ma fonction.',
      name_role_and_company: 'Vous pouvez y indiquer mon nom, ma fonction et mon entreprise.',
      use_photo: 'Vous pouvez y ajouter ma photo.',
      feedback: 'Vous pouvez l’afficher publiquement, sur votre site et dans vos publicités.',
      suggest_posting: 'Vous pouvez m’envoyer par e-mail un lien pour le publier.',
      platform: `${brand.name}, le service de ce formulaire, peut aussi l’afficher sur son site.`,
    },
    de: {
      display: 'Sie dürfen meine Bewertung auf Ihrer Website und in Ihrer Werbung zeigen.',
      use_name: 'Sie dürfen meinen Namen dazu nennen.',
      name_and_company: 'Sie dürfen meinen Namen und meine Firma dazu nennen.',
      name_and_role: 'Sie dürfen meinen Namen und meine Position dazu nennen.',
      name_role_and_company: 'Sie dürfen meinen Namen, meine Position und meine Firma dazu nennen.',
      use_photo: 'Sie dürfen mein Foto dazu zeigen.',
      feedback: 'Sie dürfen es öffentlich zeigen, auf Ihrer Website und in Ihrer Werbung.',
      suggest_posting: 'Sie dürfen mir einen Link zum öffentlichen Teilen mailen.',
      platform: `${brand.name}, der Dienst hinter diesem Formular, darf sie auch auf seiner Website zeigen.`,
    },
    pt: {
      display: 'Vocês podem mostrar meu depoimento no seu site e na sua divulgação.',
      use_name: 'Vocês podem mostrar meu nome com ele.',
      name_and_company: 'Vocês podem mostrar meu nome e minha empresa com ele.',
      name_and_role: 'Vocês podem mostrar meu nome e meu cargo com ele.',
      name_role_and_company: 'Vocês podem mostrar meu nome, meu cargo e minha empresa com ele.',
      use_photo: 'Vocês podem mostrar minha foto com ele.',
      feedback: 'Vocês podem mostrá-lo publicamente, no seu site e na sua divulgação.',
      suggest_posting: 'Vocês podem me enviar por e-mail um link para publicá-lo.',
      platform: `O ${brand.name}, o serviço deste formulário, também pode mostrá-lo em seu site.`,
    },
  },
}
