import { useState } from 'react'
import { Button, Stack } from '../entries/index.ts'
import { sizeTokens } from '../theme/sizes.ts'
import { withUnit } from './with-unit.ts'

/** A stone for each duration, which a press sends across. */
export function MotionSpecimen() {
  const [isAway, setAway] = useState(false)
  return (
    <Stack gap={4} align="start">
      {Object.entries(sizeTokens.duration).map(([name, duration]) => (
        <div key={name} style={{ inlineSize: '100%' }}>
          {name}, {withUnit(duration)}
          <div
            style={{
              inlineSize: 48,
              blockSize: 48,
              borderRadius: 10,
              background: 'var(--tessera-surfaceBrand)',
              marginInlineStart: isAway ? 'calc(100% - 48px)' : 0,
              transition: `margin-inline-start var(--tessera-duration-${name}) var(--tessera-easing)`,
            }}
          />
        </div>
      ))}
      <Button onPress={() => setAway(!isAway)}>Move</Button>
    </Stack>
  )
}
