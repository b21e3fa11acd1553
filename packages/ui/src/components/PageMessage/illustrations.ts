/** The illustrations of messages by kind, as patterns of a Mosaic. */
export const pictures = {
  message: '3..2 .2s. .23. 2..3',
  'not-found': '.33. 3..3 3..s .33.',
  locked: '.33. 3..3 3333 33s3',
  pending: '3333 .22. .s2. 3333',
  unfinished: '3333 3..3 2..s 1...',
  'signed-out': '3333 3223 32s3 3223',
  failed: '3..3 .33. .3s. 3..3',
  broken: '33.2 3s.2 .2.. 2.33',
  unavailable: '1.1. .1.1 1.1. .1.1',
} as const
