import { CHANGED_BY_BROWSERS } from '../../internal/safe-href.ts'
import { altOf, type HtmlElement } from './html.ts'

/** An image file, or an image made of stones. */
export type Picture =
  | { kind: 'image'; src: string; width: number | undefined; height: number | undefined }
  | { kind: 'mosaic'; rows: readonly string[] }

const DUMMY_BASE = 'https://relative.invalid'
const MOSAIC = /^mosaic:(?<rows>[321s.]+(?:\/[321s.]+)*)$/

const urlOf = (src: string) => (URL.canParse(src, DUMMY_BASE) ? new URL(src, DUMMY_BASE) : undefined)

/** Whether an image comes from the page's own origin: its address is a path. */
export const isOwnPath = (src: string) => urlOf(src)?.origin === DUMMY_BASE

/** Whether an image can have this address: a path or https, never a script or data. */
function isAddress(src: string) {
  return src !== '' && !CHANGED_BY_BROWSERS.test(src) && urlOf(src)?.protocol === 'https:'
}

/** The rows of a mosaic, all of one length, or `undefined` if the text is malformed. */
export function mosaicRows(src: string): readonly string[] | undefined {
  const rows = MOSAIC.exec(src)?.groups?.['rows']?.split('/') ?? []
  const length = rows[0]?.length ?? 0
  const isSound = rows.length >= 1 && rows.length <= 12 && length <= 24 && rows.every((row) => row.length === length)
  return isSound ? rows : undefined
}

/** A size in pixels; a browser uses it to reserve the space before the image loads. */
const pixelsOf = (value = '') => (/^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined)

/** The image of an `img` element, or `undefined` if only its text can be shown. */
export function pictureOf(img: HtmlElement, isImageAllowed: (src: string) => boolean): Picture | undefined {
  const { src = '', width, height } = img.attribs
  const address = src.trim()
  if (address.startsWith('mosaic:')) {
    const rows = mosaicRows(address)
    return rows && altOf(img) ? { kind: 'mosaic', rows } : undefined
  }
  if (!isAddress(address) || !isImageAllowed(address)) return undefined
  return { kind: 'image', src: address, width: pixelsOf(width), height: pixelsOf(height) }
}
