/** Width in pixels of the panel that shows, adds or edits a user. */
export const USER_PANEL_WIDTH = 480
