import type { CellFault, CellProblem, Locale } from '@tessera/contract'
import { fillIn } from '@tessera/contract'
import { HEADINGS } from './sheet-words.ts'

/** A problem without its limit. */
type Problem = Exclude<CellProblem, `too_big:${number}`> | 'too_big'

interface ReasonWords {
  /** What the column is called that says why rows failed. */
  heading: string
  /** What sets apart a column's name and what is wrong there. */
  colon: string
  problems: Readonly<Record<Problem, string>>
}

/** Why rows failed, as the file of them says it. */
export const REASON_WORDS: Readonly<Record<Locale, ReasonWords>> = {
  'en-US': {
    heading: 'Reason',
    colon: ': ',
    problems: {
      required: 'Fill in this cell',
      markup: 'Leave out tags and characters that cannot be seen',
      name: 'A name has letters, spaces, apostrophes, hyphens and dots',
      too_big: 'Use at most {limit} characters',
      unknown_type: 'Write ‘Our company’ or ‘Third party’',
      unknown_product: 'There is no such product',
      unknown_role: 'Write ‘Administrator’ or ‘User’',
      not_of_company: 'The company does not have one of these products',
      doubled: 'This address stands in a row above',
      other_type: 'The company type of a user does not change',
      own_role: 'Nobody changes their own role',
      LAST_ADMIN: 'A company must keep at least one administrator',
      NOT_FOUND: 'User does not exist',
      OTHER_STATUS: 'User is not in a status that allows this',
      INVALID_EMAIL: 'Enter a valid email',
      DOMAIN_NOT_AUTHORIZED: 'Email domain is not authorized for this company',
      USER_EXISTS: 'User already exists',
      USER_IN_OTHER_COMPANY: 'User belongs to another company',
      USER_BLOCKED: 'User is blocked',
    },
  },
  'es-MX': {
    heading: 'Motivo',
    colon: ': ',
    problems: {
      required: 'Llena esta celda',
      markup: 'Quita las etiquetas y los caracteres que no se ven',
      name: 'Un nombre lleva letras, espacios, apóstrofos, guiones y puntos',
      too_big: 'Usa como máximo {limit} caracteres',
      unknown_type: 'Escribe “Nuestra empresa” o “Tercero”',
      unknown_product: 'No existe ese producto',
      unknown_role: 'Escribe “Administrador” o “Usuario”',
      not_of_company: 'La empresa no tiene alguno de estos productos',
      doubled: 'Este correo ya está en una fila anterior',
      other_type: 'El tipo de empresa de un usuario no cambia',
      own_role: 'Nadie cambia su propio rol',
      LAST_ADMIN: 'Una empresa debe conservar al menos un administrador',
      NOT_FOUND: 'El usuario no existe',
      OTHER_STATUS: 'El estado del usuario no lo permite',
      INVALID_EMAIL: 'Escribe un correo electrónico válido',
      DOMAIN_NOT_AUTHORIZED: 'El dominio del correo no está autorizado para esta empresa',
      USER_EXISTS: 'El usuario ya existe',
      USER_IN_OTHER_COMPANY: 'El usuario pertenece a otra empresa',
      USER_BLOCKED: 'El usuario está bloqueado',
    },
  },
  'fr-CA': {
    heading: 'Motif',
    colon: '\u00a0: ',
    problems: {
      required: 'Remplissez cette cellule',
      markup: 'Enlevez les balises et les caractères invisibles',
      name: 'Un nom se compose de lettres, d’espaces, d’apostrophes, de traits d’union et de points',
      too_big: 'Au plus {limit} caractères',
      unknown_type: 'Écrivez «\u00a0Notre entreprise\u00a0» ou «\u00a0Tiers\u00a0»',
      unknown_product: 'Ce produit n’existe pas',
      unknown_role: 'Écrivez «\u00a0Administrateur\u00a0» ou «\u00a0Utilisateur\u00a0»',
      not_of_company: 'L’entreprise n’a pas l’un de ces produits',
      doubled: 'Cette adresse figure déjà dans une ligne plus haut',
      other_type: 'Le type d’entreprise d’un utilisateur ne change pas',
      own_role: 'Personne ne change son propre rôle',
      LAST_ADMIN: 'Une entreprise doit garder au moins un administrateur',
      NOT_FOUND: 'Cet utilisateur n’existe pas',
      OTHER_STATUS: 'Le statut de l’utilisateur ne le permet pas',
      INVALID_EMAIL: 'Saisissez une adresse courriel valide',
      DOMAIN_NOT_AUTHORIZED: 'Le domaine du courriel n’est pas autorisé pour cette entreprise',
      USER_EXISTS: 'Cet utilisateur existe déjà',
      USER_IN_OTHER_COMPANY: 'Cet utilisateur appartient à une autre entreprise',
      USER_BLOCKED: 'Cet utilisateur est bloqué',
    },
  },
}

const isProblem = (code: string): code is Problem => code in REASON_WORDS['en-US'].problems

/** Whether a code says what is wrong with a cell. */
export function isCellProblem(code: string): code is CellProblem {
  return isProblem(code.split(':')[0] ?? '')
}

/** What is wrong in a cell, in a reader's language. */
export function problemText(code: string, locale: Locale): string {
  const [problem = '', limit = ''] = code.split(':')
  return isProblem(problem) ? fillIn(REASON_WORDS[locale].problems[problem], { limit }) : code
}

/** Why a row failed, cell by cell. */
export function reasonOf(errors: readonly CellFault[], locale: Locale): string {
  const { colon } = REASON_WORDS[locale]
  return errors.map(({ field, code }) => HEADINGS[locale][field] + colon + problemText(code, locale)).join('; ')
}
