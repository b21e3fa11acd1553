'use client'
import type { OpenedProps } from '../../internal/floating-panel.tsx'
import { useWords } from '../../messages/words.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { PictureImage } from './PictureImage.tsx'
import type { Picture } from './picture.ts'
import { articleWords } from './words.ts'

export interface EnlargedPictureProps {
  picture: Picture
  alt: string
  caption: string | undefined
}

/** A picture in a dialog as wide as the window allows. */
export function EnlargedPicture({ picture, alt, caption, onClose }: EnlargedPictureProps & OpenedProps) {
  const words = useWords(articleWords)
  return (
    <Dialog isOpen onOpenChange={onClose} size="xlarge" title={caption ?? words.enlargedImage}>
      <PictureImage isEnlarged picture={picture} alt={alt} />
    </Dialog>
  )
}
