import type { Messages } from '../../messages/use-messages.ts'

/** Messages of SidePanel. */
export const sidePanelMessages = {
  SidePanel: {
    closeSidePanel: ['Close Side Panel', 'Cerrar panel lateral', 'Fermer le panneau latéral'],
    previousItem: ['Previous in the list', 'Anterior de la lista', 'Précédent dans la liste'],
    nextItem: ['Next in the list', 'Siguiente de la lista', 'Suivant dans la liste'],
    resizeSidePanel: ['Resize side panel', 'Cambiar el ancho del panel lateral', 'Redimensionner le panneau latéral'],
  },
} satisfies Messages
