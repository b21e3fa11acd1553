import { keyframes } from '@vanilla-extract/css'
import { style } from '../../theme/style.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

export const page = style('loading-page', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  // A delay, not motion, so it also applies with reduced motion.
  animation: `${appear} 0s 300ms both`,
})
