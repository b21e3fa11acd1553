/** The formats of an exported list, by file extension. */
export const FILE_FORMATS = ['csv', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** Media types of the files that calls return. */
export const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  js: 'text/javascript; charset=utf-8',
  /** A file that a browser saves and never displays. */
  binary: 'application/octet-stream',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const
export type MediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES]

/** The media types of content images. */
export const IMAGE_MEDIA_TYPES = [MEDIA_TYPES.png, MEDIA_TYPES.jpeg, MEDIA_TYPES.webp] as const
