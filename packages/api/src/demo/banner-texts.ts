import type { Banner, BannerKind, Locale, TenantCode } from '@tessera/contract'

interface BannerTexts {
  title: string
  text: string
  linkText?: string
}

/** A banner in three languages, with the placeholders `{company}`, `{deadline}` and `{date}`. */
export interface DemoBanner {
  kind: BannerKind
  severity: Banner['severity']
  tenants: TenantCode[]
  linkUrl?: string
  texts: Readonly<Record<Locale, BannerTexts>>
}

const EVERYWHERE: TenantCode[] = ['US', 'MX', 'CA']

export const DEMO_BANNERS: readonly DemoBanner[] = [
  {
    kind: 'SUPER_ADMIN',
    severity: 'info',
    tenants: EVERYWHERE,
    linkUrl: '/companyList',
    texts: {
      'en-US': {
        title: 'You’re logged in as a super admin.',
        text: 'Choose a company to act for it. What you change there is logged under your name.',
        linkText: 'Choose a company',
      },
      'es-MX': {
        title: 'Estás en modo de superadministrador.',
        text: 'Elige una empresa para actuar en su nombre. Lo que modifiques ahí queda registrado a tu nombre.',
        linkText: 'Elegir una empresa',
      },
      'fr-CA': {
        title: 'Vous êtes en mode superadministrateur.',
        text: 'Choisissez une entreprise pour agir en son nom. Vos modifications y sont consignées à votre nom.',
        linkText: 'Choisir une entreprise',
      },
    },
  },
  {
    kind: 'SUPER_ADMIN_SPECTATOR',
    severity: 'info',
    tenants: EVERYWHERE,
    linkUrl: '/companyList',
    texts: {
      'en-US': {
        title: 'You’re in spectator mode.',
        text: 'You can view everything that super admins can, but can’t make changes.',
        linkText: 'Choose a company',
      },
      'es-MX': {
        title: 'Estás en modo de observador.',
        text: 'Ves lo mismo que un superadministrador, sin poder modificar nada.',
        linkText: 'Elegir una empresa',
      },
      'fr-CA': {
        title: 'Vous êtes en mode observateur.',
        text: 'Vous voyez ce que voient les superadministrateurs, sans rien pouvoir modifier.',
        linkText: 'Choisir une entreprise',
      },
    },
  },
  {
    kind: 'SPONSORED_SUPPLIER_MULTI',
    severity: 'info',
    tenants: EVERYWHERE,
    texts: {
      'en-US': {
        title: 'You’re acting for {company}.',
        text: 'You can act for several companies. You see the data that this one shares.',
      },
      'es-MX': {
        title: 'Actúas en nombre de {company}.',
        text: 'Perteneces a varias empresas; lo que ves es lo que comparte esta.',
      },
      'fr-CA': {
        title: 'Vous agissez au nom de {company}.',
        text: 'Vous faites partie de plusieurs entreprises; vous voyez ce que celle-ci partage.',
      },
    },
  },
  {
    kind: 'SPONSORED_SUPPLIER',
    severity: 'info',
    tenants: EVERYWHERE,
    texts: {
      'en-US': {
        title: 'You’re a sponsored user of {company}.',
        text: 'Your sponsor decides which products and data you can see.',
      },
      'es-MX': {
        title: '{company} patrocina tu acceso.',
        text: 'La empresa que patrocina tu acceso decide qué productos y datos puedes ver.',
      },
      'fr-CA': {
        title: 'Votre accès est parrainé par {company}.',
        text: 'L’entreprise qui vous parraine décide des produits et des données que vous voyez.',
      },
    },
  },
  {
    kind: 'COMPANY_SWITCH_TAGGED',
    severity: 'info',
    tenants: EVERYWHERE,
    texts: {
      'en-US': {
        title: 'You’re in {company}’s account.',
        text: 'You can switch to another company at any time.',
      },
      'es-MX': {
        title: 'Estás en la cuenta de {company}.',
        text: 'Puedes cambiar a otra empresa en cualquier momento.',
      },
      'fr-CA': {
        title: 'Vous êtes dans le compte de {company}.',
        text: 'Vous pouvez passer à une autre entreprise en tout temps.',
      },
    },
  },
  {
    kind: 'AUDIT',
    severity: 'warning',
    tenants: EVERYWHERE,
    linkUrl: '/admin/userList?review=current',
    texts: {
      'en-US': {
        title: 'An audit is pending.',
        text: 'Review and modify your user list and confirm that all users are verified by {deadline}. If the audit is not completed, all users will lose access.',
        linkText: 'Review users',
      },
      'es-MX': {
        title: 'Hay una revisión de accesos pendiente.',
        text: 'Revisa y modifica tu lista de usuarios y confirma que todos estén verificados a más tardar el {deadline}. Si la revisión no se completa, todos los usuarios perderán el acceso.',
        linkText: 'Revisar usuarios',
      },
      'fr-CA': {
        title: 'Une revue des accès est en attente.',
        text: 'Passez en revue et modifiez votre liste d’utilisateurs, puis confirmez que tous sont vérifiés d’ici le {deadline}. Si la revue n’est pas terminée, tous les utilisateurs perdront leur accès.',
        linkText: 'Passer en revue les utilisateurs',
      },
    },
  },
  {
    kind: 'GENERAL',
    severity: 'info',
    tenants: ['US'],
    linkUrl: '/releaseNotes',
    texts: {
      'en-US': {
        title: 'Customer Pulse will be available to everyone starting {date}.',
        text: 'See what’s new in the release notes.',
        linkText: 'Read release notes',
      },
      'es-MX': {
        title: 'Pulso del cliente estará disponible para todos a partir del {date}.',
        text: 'Conoce las novedades en las notas de la versión.',
        linkText: 'Leer las notas de la versión',
      },
      'fr-CA': {
        title: 'Pouls de la clientèle sera offert à tous à compter du {date}.',
        text: 'Découvrez les nouveautés dans les notes de version.',
        linkText: 'Lire les notes de version',
      },
    },
  },
  {
    kind: 'GENERAL',
    severity: 'info',
    tenants: ['MX', 'CA'],
    linkUrl: '/support',
    texts: {
      'en-US': {
        title: 'Planned maintenance on {date}.',
        text: 'Data will be refreshed two hours later than usual that morning.',
        linkText: 'Go to support',
      },
      'es-MX': {
        title: 'Mantenimiento programado el {date}.',
        text: 'Esa mañana los datos se actualizarán dos horas más tarde que de costumbre.',
        linkText: 'Ir a soporte',
      },
      'fr-CA': {
        title: 'Maintenance prévue le {date}.',
        text: 'Ce matin-là, les données seront mises à jour deux heures plus tard que d’habitude.',
        linkText: 'Joindre l’assistance',
      },
    },
  },
]
