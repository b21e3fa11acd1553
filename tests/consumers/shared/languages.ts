/** What a person may choose in the header. */
export const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'fr-CA', label: 'Français' },
]
