/** Zones of the IANA database by their standard offset from UTC, in minutes. */
const BY_OFFSET: readonly (readonly [offset: number, zones: string])[] = [
  [-720, 'Etc/GMT+12'],
  [-660, 'Pacific/Midway Pacific/Niue Pacific/Pago_Pago'],
  [-600, 'America/Adak Pacific/Honolulu Pacific/Rarotonga Pacific/Tahiti'],
  [-570, 'Pacific/Marquesas'],
  [-540, 'America/Anchorage America/Juneau America/Nome Pacific/Gambier'],
  [-480, 'America/Los_Angeles America/Tijuana America/Vancouver Pacific/Pitcairn'],
  [
    -420,
    'America/Boise America/Ciudad_Juarez America/Denver America/Edmonton America/Hermosillo America/Mazatlan America/Phoenix America/Whitehorse',
  ],
  [
    -360,
    'America/Chicago America/Chihuahua America/Costa_Rica America/El_Salvador America/Guatemala America/Merida America/Mexico_City America/Monterrey America/Regina America/Winnipeg Pacific/Galapagos',
  ],
  [
    -300,
    'America/Bogota America/Cancun America/Detroit America/Havana America/Indiana/Indianapolis America/Jamaica America/Lima America/New_York America/Panama America/Toronto',
  ],
  [
    -240,
    'America/Caracas America/Halifax America/La_Paz America/Manaus America/Moncton America/Puerto_Rico America/Santiago',
  ],
  [-210, 'America/St_Johns'],
  [-180, 'America/Argentina/Buenos_Aires America/Cayenne America/Montevideo America/Sao_Paulo'],
  [-120, 'America/Noronha America/Nuuk Atlantic/South_Georgia'],
  [-60, 'Atlantic/Azores Atlantic/Cape_Verde'],
  [0, 'Africa/Accra Europe/Dublin Europe/Lisbon Europe/London UTC'],
  [60, 'Africa/Casablanca Africa/Lagos Europe/Berlin Europe/Madrid Europe/Paris Europe/Rome'],
  [120, 'Africa/Cairo Africa/Johannesburg Asia/Jerusalem Europe/Athens Europe/Helsinki'],
  [180, 'Africa/Nairobi Asia/Riyadh Europe/Istanbul Europe/Moscow'],
  [210, 'Asia/Tehran'],
  [240, 'Asia/Baku Asia/Dubai'],
  [270, 'Asia/Kabul'],
  [300, 'Asia/Karachi Asia/Tashkent'],
  [330, 'Asia/Colombo Asia/Kolkata'],
  [345, 'Asia/Kathmandu'],
  [360, 'Asia/Dhaka'],
  [390, 'Asia/Yangon'],
  [420, 'Asia/Bangkok Asia/Jakarta'],
  [480, 'Asia/Manila Asia/Shanghai Asia/Singapore Australia/Perth'],
  [540, 'Asia/Seoul Asia/Tokyo'],
  [570, 'Australia/Adelaide Australia/Darwin'],
  [600, 'Australia/Brisbane Australia/Sydney'],
  [660, 'Pacific/Guadalcanal'],
  [720, 'Pacific/Auckland'],
  [780, 'Pacific/Tongatapu'],
  [840, 'Pacific/Kiritimati'],
]

/** The offsets of the zones that users in the three markets can choose, in minutes: UTC-10 to UTC-5. */
const OFFERED = { first: -600, last: -300 }

/** A time zone: its IANA name, and its standard offset as text. */
export interface TimezoneOption {
  id: string
  title: string
  /** Minutes. */
  offset: number
}

const two = (value: number): string => String(value).padStart(2, '0')

function titleOf(offset: number): string {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

/** Every zone that the server accepts, sorted by offset, then by name. */
export const TIMEZONES: readonly TimezoneOption[] = BY_OFFSET.flatMap(([offset, zones]) =>
  zones.split(' ').map((id) => ({ id, offset, title: titleOf(offset) })),
)

/** The zones that preference pickers offer. */
export const OFFERED_TIMEZONES = TIMEZONES.filter(({ offset }) => offset >= OFFERED.first && offset <= OFFERED.last)

/** Whether a text is the exact name of a zone. */
export function isTimezone(zone: string): boolean {
  return TIMEZONES.some(({ id }) => id === zone)
}
