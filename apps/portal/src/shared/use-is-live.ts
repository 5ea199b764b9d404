import { useSyncExternalStore } from 'react';

const unchanged = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Returns true once the page is live: false on the server and while the browser takes over the server's page. */
export const useIsLive = (): boolean => useSyncExternalStore(unchanged, inBrowser, onServer);
