import type { Words } from '../../messages/words.ts'

/** What SidePanel says itself. */
export const sidePanelWords = {
  SidePanel: {
    closeSidePanel: ['Close Side Panel', 'Cerrar panel lateral', 'Fermer le panneau latéral'],
    resizeSidePanel: ['Resize side panel', 'Cambiar el ancho del panel lateral', 'Redimensionner le panneau latéral'],
  },
} satisfies Words
