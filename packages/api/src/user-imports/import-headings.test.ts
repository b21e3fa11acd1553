import type { ImportField } from '@tessera/contract'
import { IMPORT_FIELDS } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { countHeadings } from '../files/table.ts'
import { ALSO_CALLED, isOfRemainingRows, KNOWN_HEADINGS, columnIndexes } from './import-headings.ts'

/** Columns identified by their heading only. */
const fieldsOf = (heading: string): ImportField[] => [...columnIndexes([heading]).keys()]

describe('the headings of a file of users', () => {
  it.each([
    ['firstName', ['First name', 'FIRSTNAME', 'first_name', 'Nombre', 'nombre(s)', 'Prénom', 'PRENOM', 'Prénoms']],
    ['lastName', ['Last  Name', 'Surname', 'Apellido', 'Apellido(s)', 'APELLIDOS', 'Nom', 'Nom de famille']],
    ['email', ['E-mail', 'Email address', 'Correo', 'correo electronico', 'Dirección de correo', 'Courriel']],
    ['email', ['Adresse e-mail', 'ADRESSE COURRIEL', 'Correo electrónico:', ' e-Mail ', 'Mail']],
    ['companyType', ['Company type', 'Type', 'Tipo', "Type d'entreprise", 'Tipo de empresa', 'user-type']],
    ['products', ['Productos', 'Produits', 'Apps', 'Product', 'Aplicaciones', 'Accès aux produits']],
    ['role', ['Rol', 'Rôle', 'ROLE', 'User role', 'Rol de usuario', 'Rôle de l’utilisateur']],
  ] as const)('USR-17 are recognized as users write them: %s', (field, headings) => {
    for (const heading of headings) expect([heading, ...fieldsOf(heading)]).toEqual([heading, field])
    expect(countHeadings(headings, KNOWN_HEADINGS)).toBe(headings.length)
  })

  it('USR-17 belong to one column each, and not to the file of failed rows', () => {
    for (const field of IMPORT_FIELDS) {
      for (const heading of ALSO_CALLED[field]) {
        expect([heading, ...fieldsOf(heading)]).toEqual([heading, field])
        expect(isOfRemainingRows(heading), heading).toBe(false)
      }
    }
  })

  it.each(['Name', 'Nombre completo', 'Empresa', 'Company', 'Notes', 'Apellido materno', ''])(
    'USR-17 with another possible meaning are ignored: %j',
    (heading) => expect(fieldsOf(heading)).toEqual([]),
  )

  it.each(['Row in the uploaded file', 'Fila en el archivo subido', 'LIGNE DU FICHIER TÉLÉVERSÉ', 'Motivo'])(
    'USR-17 from the file of failed rows are accepted without an error: %s',
    (heading) => {
      expect([isOfRemainingRows(heading), fieldsOf(heading)]).toEqual([true, []])
    },
  )

  it('USR-17 that name the same field count once: the template’s own heading, or else the first one', () => {
    expect(columnIndexes(['Type', 'Mail', 'Company Type', 'Courriel', 'Email'])).toEqual(
      new Map([
        ['email', 3],
        ['companyType', 2],
      ]),
    )
    expect(columnIndexes(['Correo de trabajo', 'Mail']).get('email')).toBe(0)
  })
})
