/** A log's first page as its query keeps it: read with the page itself, so that the first picture has its rows. */
export const firstPage = <Page>(page: Page) => ({ pages: [page], pageParams: [null] });
