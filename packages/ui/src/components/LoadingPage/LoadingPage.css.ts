import { keyframes } from '@vanilla-extract/css'
import { style } from '../../theme/style.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

export const page = style('loading-page', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  // A wait, not a movement: it holds under reduced motion too.
  animation: `${appear} 0s 300ms both`,
})
