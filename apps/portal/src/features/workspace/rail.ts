/** Words beside an icon of the sidebar: shown from 1024 px on, unless the room takes the whole width. Always read aloud. */
export const BESIDE_RAIL = 'sr-only lg:not-group-has-data-wide-room/shell:not-sr-only';
