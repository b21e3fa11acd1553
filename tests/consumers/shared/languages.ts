/** Languages of the header. */
export const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'fr-CA', label: 'Français' },
]
