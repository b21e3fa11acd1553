'use client'
import type { PanelProps } from '../../internal/floating-panel.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { PictureImage } from './PictureImage.tsx'
import type { Picture } from './picture.ts'
import { articleMessages } from './messages.ts'

export interface EnlargedPictureProps {
  picture: Picture
  alt: string
  caption: string | undefined
}

/** An image in a dialog as wide as the window allows. */
export function EnlargedPicture({ picture, alt, caption, onClose }: EnlargedPictureProps & PanelProps) {
  const messages = useMessages(articleMessages)
  return (
    <Dialog isOpen onOpenChange={onClose} size="xlarge" title={caption ?? messages.enlargedImage}>
      <PictureImage isEnlarged picture={picture} alt={alt} />
    </Dialog>
  )
}
