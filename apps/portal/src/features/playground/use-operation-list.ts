import { useCallback, useState } from 'react';
import type { OperationItem } from './operation-details.ts';

const OPERATION_LIST_PATH = '/operation-list.json';

type OperationList = {
  list: readonly OperationItem[] | null;
  /** True if the last attempt failed. */
  isLost: boolean;
  /** Loads the list once; again after a failure. */
  load: () => void;
};

let loading: Promise<readonly OperationItem[]> | null = null;

async function request(): Promise<readonly OperationItem[]> {
  const response = await fetch(OPERATION_LIST_PATH);
  if (!response.ok) throw new Error(`The operations were answered with ${response.status}`);
  // Safe: the route sends the list of this same build.
  return (await response.json()) as readonly OperationItem[];
}

/** All operations for the search, which few visitors of a page open: the page would weigh three times as much with them. */
export function useOperationList(): OperationList {
  const [list, setList] = useState<readonly OperationItem[] | null>(null);
  const [isLost, setLost] = useState(false);
  const load = useCallback(() => {
    void (async () => {
      try {
        setList(await (loading ??= request()));
        setLost(false);
      } catch {
        loading = null; // The next opening tries again; the dialog shows the failure.
        setLost(true);
      }
    })();
  }, []);
  return { list, isLost, load };
}
