import { cloneElement, type ReactElement } from 'react'

/** Props of the trigger of an overlay: a Button, an IconButton, or a component that passes them on to one. */
export interface TriggerProps {
  onPress?: () => void
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
}

/** Returns the trigger, which opens and closes the overlay and announces its state. */
export function openedBy(
  trigger: ReactElement<TriggerProps>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
  popup?: 'dialog',
) {
  const { onPress } = trigger.props
  const press = () => {
    onPress?.()
    setOpen(!isOpen)
  }
  return cloneElement(trigger, {
    onPress: press,
    'aria-expanded': isOpen,
    ...(popup && { 'aria-haspopup': popup }),
  })
}
