import type { CellError, CellProblem, Locale } from '@tessera/contract'
import { fillIn, joinProducts } from '@tessera/contract'
import { HEADINGS } from './import-labels.ts'

/** A problem without its limit. */
type Problem = Exclude<CellProblem, `too_big:${number}`> | 'too_big'

interface ErrorReasons {
  /** Heading of the column with the reasons. */
  heading: string
  /** Heading of the column with the row numbers of the uploaded file. */
  row: string
  /** Reason for a row that the job has not reached. */
  notReached: string
  /** Separates a column's heading from its error. */
  colon: string
  /** Error of products if the company's products are known. */
  known: string
  problems: Readonly<Record<Problem, string>>
  /** Follows an error whose refused part is known. */
  found: string
}

/** Texts of the file of remaining rows. Errors have the same texts as in the preview. */
export const ERROR_REASONS: Readonly<Record<Locale, ErrorReasons>> = {
  'en-US': {
    heading: 'Reason',
    row: 'Row in the uploaded file',
    notReached: 'Not processed: the upload was stopped',
    colon: ': ',
    known: 'Your company doesn’t have this product. It has: {known}',
    found: '. Found: {found}',
    problems: {
      required: 'This field is required',
      markup: 'Enter text only, without tags',
      name: 'Use only letters, spaces, apostrophes, hyphens and periods',
      too_big: 'Use at most {limit} characters',
      unknown_type: 'Enter “Our company” or “Third party”',
      unknown_product: 'We don’t recognize this product. Use your company’s product names or codes, separated by |',
      unknown_role: 'Enter “Administrator” or “User”',
      not_of_company: 'Your company doesn’t have one of these products. Remove it',
      doubled: 'Row {firstRow} already has this email. Remove one of the two rows',
      not_confirmed:
        'This row would change an existing user, and nobody confirmed that. Upload the file of these rows and confirm the change',
      other_type: 'You can’t change a user’s company type. Enter their current type',
      own_role: 'You can’t change your own role. Ask another administrator',
      LAST_ADMIN: 'A company must keep at least one administrator. Make another user an administrator first',
      NOT_FOUND: 'No user in your company has this email. Correct it, or add them as a new user',
      OTHER_STATUS: 'You can’t edit this user now. Renew the invitation first',
      INVALID_EMAIL: 'Enter an email address such as name@example.com',
      public_address: 'Public email domains are not allowed. Use a company email',
      DOMAIN_NOT_AUTHORIZED:
        'Email domain is not authorized for this company. Use another email, or add the domain first',
      OWN_DOMAIN: 'This email domain belongs to your company, not to a third party. Choose the other company type',
      THIRD_PARTY_DOMAIN:
        'This email domain belongs to a third party, not to your company. Choose the other company type',
      USER_EXISTS: 'User already exists. Edit them in the list of users',
      USER_IN_OTHER_COMPANY: 'User belongs to another company. Use another email, or contact support',
      USER_BLOCKED: 'User is blocked. Unblock them in the list of users first',
    },
  },
  'es-MX': {
    heading: 'Motivo',
    row: 'Fila en el archivo subido',
    notReached: 'No se llegó a esta fila: la carga se detuvo',
    colon: ': ',
    known: 'Tu empresa no tiene ese producto. Productos disponibles: {known}',
    found: '. Se encontró: {found}',
    problems: {
      required: 'Este campo es obligatorio',
      markup: 'Escribe solo texto, sin etiquetas',
      name: 'Usa solo letras, espacios, apóstrofos, guiones y puntos',
      too_big: 'Usa como máximo {limit} caracteres',
      unknown_type: 'Escribe “Nuestra empresa” o “Tercero”',
      unknown_product:
        'Ningún producto se llama así. Usa nombres o códigos de los productos de tu empresa, separados por |',
      unknown_role: 'Escribe “Administrador” o “Usuario”',
      not_of_company: 'La empresa no tiene alguno de estos productos. Quítalo',
      doubled: 'La fila {firstRow} ya tiene este correo. Conserva solo una',
      not_confirmed:
        'Modificaría los datos de un usuario que ya existe y nadie lo confirmó. Sube el archivo de estas filas y confírmalo',
      other_type: 'El tipo de empresa de un usuario no se puede modificar. Escribe el que ya tiene',
      own_role: 'No puedes cambiar tu propio rol. Déjalo como está o pídeselo a otro administrador',
      LAST_ADMIN: 'Una empresa debe conservar al menos un administrador. Primero nombra a alguien más',
      NOT_FOUND: 'Nadie en tu empresa tiene este correo. Corrígelo o agrega a la persona como usuario nuevo',
      OTHER_STATUS: 'Este usuario no se puede editar ahora. Primero renueva la invitación',
      INVALID_EMAIL: 'Escribe un correo electrónico como nombre@ejemplo.com',
      public_address: 'No se permiten dominios de correo público. Usa un correo de la empresa',
      DOMAIN_NOT_AUTHORIZED:
        'El dominio del correo no está autorizado para esta empresa. Usa otro correo o agrega primero el dominio',
      OWN_DOMAIN: 'El dominio del correo es de tu empresa y no de un tercero. Elige el otro tipo de empresa',
      THIRD_PARTY_DOMAIN: 'El dominio del correo es de un tercero y no de tu empresa. Elige el otro tipo de empresa',
      USER_EXISTS: 'El usuario ya existe. Edita sus datos en la lista de usuarios',
      USER_IN_OTHER_COMPANY: 'El usuario pertenece a otra empresa. Usa otro correo o comunícate con soporte',
      USER_BLOCKED: 'El usuario está bloqueado. Primero desbloquéalo en la lista de usuarios',
    },
  },
  'fr-CA': {
    heading: 'Motif',
    row: 'Ligne du fichier téléversé',
    notReached: 'Ligne non traitée\u00a0: le téléversement a été arrêté',
    colon: '\u00a0: ',
    known: 'Votre entreprise n’a pas ce produit. Produits disponibles\u00a0: {known}',
    found: '. Trouvé\u00a0: {found}',
    problems: {
      required: 'Ce champ est obligatoire',
      markup: 'Entrez seulement du texte, sans balises',
      name: 'Utilisez seulement des lettres, des espaces, des apostrophes, des traits d’union et des points',
      too_big: 'Au plus {limit} caractères',
      unknown_type: 'Entrez «\u00a0Notre entreprise\u00a0» ou «\u00a0Tiers\u00a0»',
      unknown_product: 'Aucun produit ne porte ce nom. Utilisez des noms ou des codes de vos produits, séparés par |',
      unknown_role: 'Entrez «\u00a0Administrateur\u00a0» ou «\u00a0Utilisateur\u00a0»',
      not_of_company: 'L’entreprise n’a pas l’un de ces produits. Retirez-le',
      doubled: 'La ligne {firstRow} a déjà ce courriel. Gardez-en une seule',
      not_confirmed:
        'Cette ligne modifie un compte existant sans confirmation. Téléversez le fichier de ces lignes et confirmez',
      other_type: 'Le type d’entreprise d’un utilisateur ne peut pas être modifié. Entrez celui qu’il a déjà',
      own_role:
        'Vous ne pouvez pas changer votre propre rôle. Gardez-le ou demandez à un autre administrateur de le changer',
      LAST_ADMIN: 'Une entreprise doit garder au moins un administrateur. Nommez d’abord quelqu’un d’autre',
      NOT_FOUND:
        'Personne dans votre entreprise n’a cette adresse de courriel. Corrigez-la ou ajoutez la personne comme nouvel utilisateur',
      OTHER_STATUS: 'Cet utilisateur ne peut pas être modifié maintenant. Renouvelez d’abord l’invitation',
      INVALID_EMAIL: 'Entrez une adresse de courriel comme nom@exemple.com',
      public_address: 'Les domaines de courriel publics ne sont pas permis. Utilisez un courriel de l’entreprise',
      DOMAIN_NOT_AUTHORIZED:
        'Le domaine de courriel n’est pas autorisé pour cette entreprise. Utilisez un autre courriel ou ajoutez d’abord le domaine',
      OWN_DOMAIN:
        'Le domaine du courriel est celui de votre entreprise et non d’un tiers. Choisissez l’autre type d’entreprise',
      THIRD_PARTY_DOMAIN:
        'Le domaine du courriel est celui d’un tiers et non de votre entreprise. Choisissez l’autre type d’entreprise',
      USER_EXISTS: 'L’utilisateur existe déjà. Modifiez ses renseignements dans la liste des utilisateurs',
      USER_IN_OTHER_COMPANY:
        'L’utilisateur appartient à une autre entreprise. Utilisez un autre courriel ou communiquez avec l’assistance',
      USER_BLOCKED: 'L’utilisateur est bloqué. Débloquez-le d’abord dans la liste des utilisateurs',
    },
  },
}

const isProblem = (code: string): code is Problem => code in ERROR_REASONS['en-US'].problems

/** Whether a code is that of a cell's error. */
export function isCellProblem(code: string): code is CellProblem {
  return isProblem(code.split(':')[0] ?? '')
}

/** The text of a cell's error in the reader's language. */
export function problemText(
  { code, found, firstRow = 0, known = [] }: Omit<CellError, 'field'>,
  locale: Locale,
): string {
  const [name = '', limit = ''] = code.split(':')
  if (!isProblem(name)) return code
  const { problems, known: ofCompany, found: ending } = ERROR_REASONS[locale]
  const message = known.length === 0 ? problems[name] : ofCompany
  const text = fillIn(message, { limit, firstRow: String(firstRow), known: joinProducts(known) })
  return found === undefined ? text : text + fillIn(ending, { found })
}

/** The texts of a row's errors, cell by cell. */
export function reasonOf(errors: readonly CellError[], locale: Locale): string {
  const { colon } = ERROR_REASONS[locale]
  return errors.map((error) => HEADINGS[locale][error.field] + colon + problemText(error, locale)).join('; ')
}
