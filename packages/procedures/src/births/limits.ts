/** Births in one page of the list. */
export const BIRTHS_PER_PAGE = 50;

/** Records of a file in one call, and bytes of the call, at most; the portal takes no larger body. */
export const IMPORT_RECORDS_MAX = 1_000;
export const IMPORT_PART_BYTES_MAX = 200 * 1_024;
