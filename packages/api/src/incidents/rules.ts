import type { IncidentStatus, Locale, StaffIncident } from '@tessera/contract'
import {
  attachmentTypeOf,
  INCIDENT_LIMITS,
  INCIDENT_STATUS_TEXTS,
  STAFF_STATUS_TEXTS,
  withoutUnseen,
} from '@tessera/contract'

/** The ids with which the service desk routes an incident, the same in every environment. */
export const DESK_IDS = { queue_id: '1001', product_id: '310', entry_id: '7' } as const

const PREFIX = 'INC-'
const LARGEST_NUMBER = 2_147_483_647

/** The reference number that users see. */
export const incidentIdOf = (number: number): string => `${PREFIX}${number}`

/** The stored number of a reference number; null for any other text. */
export function numberOf(incidentId: string): number | null {
  const digits = /^INC-(\d{1,10})$/i.exec(incidentId)?.[1]
  const number = Number(digits)
  return digits !== undefined && number <= LARGEST_NUMBER ? number : null
}

/** The audience of a status label: the incident's user, or staff. */
export type StatusReader = 'user' | 'staff'

const STATUS_TEXTS = { user: INCIDENT_STATUS_TEXTS, staff: STAFF_STATUS_TEXTS } as const

/** A status with its label, which differs for staff. */
export function statusInfoOf(code: IncidentStatus, locale: Locale, by: StatusReader): StaffIncident['statusInfo'] {
  return { code, label: STATUS_TEXTS[by][locale][code] }
}

const NOT_OF_FILE_NAMES = /[<>:"|?*\p{Cc}]/gu

/** A file name that is safe to store, display and save: the last part of a path, without misleading characters. */
export function cleanFileName(name: string): string {
  const last = withoutUnseen(name.normalize('NFC')).split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(NOT_OF_FILE_NAMES, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const type = attachmentTypeOf(plain)
  const ending = type === null ? '' : `.${type}`
  const stem = plain.slice(0, plain.length - ending.length).replace(/^[. ]+/, '')
  const most = INCIDENT_LIMITS.fileName - ending.length
  const short = Array.from(stem || 'file')
    .slice(0, most)
    .join('')
  return `${short}${ending}`
}

/** The header that makes a browser save a file with its name (RFC 6266). */
export function dispositionOf(name: string): string {
  const ascii = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
