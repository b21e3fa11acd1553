import { ToggleButton } from '@tessera/ui'
import { useEffect, useState } from 'react'
import { addressOf, type Difference } from './data.ts'

export type View = 'sides' | 'slider' | 'blink' | 'difference'

interface PictureProps {
  hash: string | undefined
  label: string
  difference: Difference
}

function Picture({ hash, label, difference }: PictureProps) {
  const { picture } = difference
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div className="frame">
        {hash ? (
          <img src={addressOf(hash)} alt={`${label}, ${difference.id}`} />
        ) : (
          <span className="nothing">Nothing here</span>
        )}
        {hash ? <Boxes picture={picture} /> : null}
      </div>
    </figure>
  )
}

/** The changed area, in percent of the screenshot's size. */
function Boxes({ picture }: { picture: Difference['picture'] }) {
  if (!picture) return null
  const { width, height } = picture.size
  return picture.boxes.map((box, index) => (
    <span
      key={`${index} ${box.x} ${box.y}`}
      className="box"
      style={{
        left: `${(box.x / width) * 100}%`,
        top: `${(box.y / height) * 100}%`,
        width: `${(box.width / width) * 100}%`,
        height: `${(box.height / height) * 100}%`,
      }}
    />
  ))
}

function Slider({ before, after }: { before: string; after: string }) {
  const [share, setShare] = useState(50)
  return (
    <div className="overlay">
      <label>
        <span>Before on the left of the line, after on the right</span>
        <input type="range" min="0" max="100" value={share} onChange={({ target }) => setShare(Number(target.value))} />
      </label>
      <div className="frame">
        <img src={addressOf(before)} alt="Before" />
        <img src={addressOf(after)} alt="After" style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <span className="edge" style={{ left: `${share}%` }} />
      </div>
    </div>
  )
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function Blink({ before, after }: { before: string; after: string }) {
  const [isAfter, setAfter] = useState(false)
  const [isOn, setOn] = useState(() => !prefersReducedMotion())
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setAfter((is) => !is), 700)
    return () => clearInterval(timer)
  }, [isOn])
  return (
    <div className="overlay">
      <div className="controls">
        <ToggleButton size="small" isSelected={isOn} onChange={setOn}>
          Blinking
        </ToggleButton>
        <ToggleButton size="small" isSelected={isAfter} onChange={setAfter}>
          After
        </ToggleButton>
      </div>
      <div className="frame">
        <img src={addressOf(isAfter ? after : before)} alt={isAfter ? 'After' : 'Before'} />
      </div>
    </div>
  )
}

/** Two screenshots of one mode, in the selected comparison view. */
export function Views({ view, difference }: { view: View; difference: Difference }) {
  const { before, after } = difference
  if (before && after && view === 'slider') return <Slider before={before} after={after} />
  if (before && after && view === 'blink') return <Blink before={before} after={after} />
  if (before && after && view === 'difference') {
    return (
      <div className="overlay">
        <div className="frame apart">
          <img src={addressOf(before)} alt="Differences, bright on dark" />
          <img src={addressOf(after)} alt="" />
        </div>
      </div>
    )
  }
  return (
    <div className="sides">
      <Picture hash={before} label="Before" difference={difference} />
      <Picture hash={after} label="After" difference={difference} />
    </div>
  )
}
