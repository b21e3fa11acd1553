import type { Messages } from '../../messages/use-messages.ts'

/** Messages of FileUpload. */
export const fileUploadMessages = {
  FileUpload: {
    dropFiles: ['Drag files here, or', 'Arrastra archivos aquí o', 'Glissez des fichiers ici ou'],
    dropFile: ['Drag a file here, or', 'Arrastra un archivo aquí o', 'Glissez un fichier ici ou'],
    chooseFiles: ['Choose files', 'Elegir archivos', 'Choisir des fichiers'],
    chooseFile: ['Choose a file', 'Elegir un archivo', 'Choisir un fichier'],
    dropNow: ['Drop to add', 'Suelta para agregar', 'Déposez pour ajouter'],
    fileTypes: ['Types: {types}', 'Tipos: {types}', 'Types : {types}'],
    fileSize: ['Up to {size} per file', 'Hasta {size} por archivo', 'Jusqu’à {size} par fichier'],
    fileTooLarge: [
      'File size must not exceed {size}',
      'El archivo no debe pesar más de {size}',
      'La taille du fichier ne doit pas dépasser {size}',
    ],
    fileTypeRefused: [
      'This file type is not supported',
      'Este tipo de archivo no es compatible',
      'Ce type de fichier n’est pas pris en charge',
    ],
    fileEmpty: ['The file is empty.', 'El archivo está vacío.', 'Le fichier est vide.'],
    fileFailed: [
      'The upload failed. Try again.',
      'No se pudo subir el archivo. Inténtalo de nuevo.',
      'Le téléversement a échoué. Réessayez.',
    ],
    filesTooManyOne: [
      'Only {count} file can be added. Remove it to add another.',
      'Solo se puede agregar {count} archivo. Quítalo para agregar otro.',
      'Un seul fichier peut être ajouté. Retirez-le pour en ajouter un autre.',
    ],
    filesTooManyOther: [
      'Only {count} files can be added. Remove one to add another.',
      'Solo se pueden agregar {count} archivos. Quita uno para agregar otro.',
      'Seuls {count} fichiers peuvent être ajoutés. Retirez-en un pour en ajouter un autre.',
    ],
    fileUploading: ['Uploading', 'Subiendo', 'Téléversement en cours'],
    fileUploaded: ['Uploaded', 'Subido', 'Téléversé'],
    fileCancelled: ['Upload canceled', 'Carga cancelada', 'Téléversement annulé'],
    fileIsUploaded: ['{name} is uploaded', '{name} se subió', '{name} est téléversé'],
    fileIsAdded: ['{name} is added', '{name} se agregó', '{name} est ajouté'],
    fileIsRemoved: ['{name} is removed', '{name} se quitó', '{name} est retiré'],
    cancelUpload: ['Cancel the upload of {name}', 'Cancelar la carga de {name}', 'Annuler le téléversement de {name}'],
    retryUpload: ['Upload {name} again', 'Volver a subir {name}', 'Téléverser {name} de nouveau'],
    removeFile: ['Remove {name}', 'Quitar {name}', 'Retirer {name}'],
  },
} satisfies Messages
