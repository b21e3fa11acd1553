import { type CSSProperties, useState } from 'react'
import { Button, Stack } from '../entries/index.ts'
import { sizeTokens } from '../theme/sizes.ts'
import { CopyName } from './CopyName.tsx'
import { withUnit } from './with-unit.ts'

const stone: CSSProperties = {
  inlineSize: 48,
  blockSize: 48,
  marginBlockStart: 8,
  borderRadius: 10,
  border: '1px solid transparent',
  background: 'var(--tessera-surfaceBrand)',
}

/** A stone for each duration, which moves on press. */
export function MotionSpecimen() {
  const [isAway, setAway] = useState(false)
  return (
    <Stack gap={5} align="stretch">
      {Object.entries(sizeTokens.duration).map(([name, duration]) => (
        <div key={name}>
          {name}, {withUnit(duration)}
          <div
            style={{
              ...stone,
              marginInlineStart: isAway ? 'calc(100% - 48px)' : 0,
              transition: `margin-inline-start var(--tessera-duration-${name}) var(--tessera-easing)`,
            }}
          />
        </div>
      ))}
      <div>
        <Button onPress={() => setAway(!isAway)}>Move</Button>
      </div>
    </Stack>
  )
}

/** The names of durations and easing in a stylesheet, copied on press. */
export const MotionNames = () => (
  <>
    {[...Object.keys(sizeTokens.duration).map((name) => `--tessera-duration-${name}`), '--tessera-easing'].map(
      (name) => (
        <CopyName key={name} name={name} />
      ),
    )}
  </>
)
