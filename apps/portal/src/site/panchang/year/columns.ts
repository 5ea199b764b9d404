/** The reckonings of the page: the sky, both texts that almanacs print by, and the one print with a clock of its own. */
export const COLUMNS = ['drik', 'surya_bija', 'vakya', 'bengal_old'] as const;
export type ColumnId = (typeof COLUMNS)[number];
