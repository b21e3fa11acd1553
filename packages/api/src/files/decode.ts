const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

/**
 * The characters of windows-1252 from byte 128 on, where Latin-1 has control characters; Node's own decoder returns
 * those.
 */
const ABOVE_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FIRST_ABOVE = 128

/** Decodes windows-1252 text. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (control) => ABOVE_CONTROLS[control.charCodeAt(0) - FIRST_ABOVE] ?? control)
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The encoding from the byte order mark, else from the bytes themselves; null for non-Unicode text, which Excel saves
 * as windows-1252.
 */
function encodingOf(bytes: Buffer): string | null {
  const mark = MARKS.find((each) => each.bytes.every((byte, index) => bytes[index] === byte))
  if (mark) return mark.encoding
  if (bytes.length > 1 && bytes[1] === 0) return 'utf-16le'
  if (bytes.length > 1 && bytes[0] === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : null
}

/** Decodes bytes to text without the byte order mark; null if they aren't text. */
export function decodeText(bytes: Buffer): string | null {
  const encoding = encodingOf(bytes)
  const text = encoding === null ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? null : text
}
