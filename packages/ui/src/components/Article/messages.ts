import type { Messages } from '../../messages/use-messages.ts'

export const articleMessages = {
  Article: {
    enlargeImage: ['Enlarge image: {alt}', 'Ampliar imagen: {alt}', 'Agrandir l’image\u00a0: {alt}'],
    enlargedImage: ['Enlarged image', 'Imagen ampliada', 'Image agrandie'],
    linkToSection: [
      'Link to this section: {title}',
      'Enlace a esta sección: {title}',
      'Lien vers cette section\u00a0: {title}',
    ],
    table: ['Table', 'Tabla', 'Tableau'],
  },
} satisfies Messages
