import { StatusBadge } from '@graha/ui/badge.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count, fullInstant } from '@graha/domain/core/format';
import { errorOf } from '@graha/procedures/requests/error-codes';
import { Link } from '@graha/ui/link.tsx';
import { requestPath } from '../../../shared/paths.ts';
import { PLAYGROUND_KEY_ID, PLAYGROUND_TEST_KEY_ID } from '@graha/store/ledger/metering';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/router/root';

export type RequestTableProps = {
  rows: readonly LoggedRequest[];
  keys: readonly Named[];
  onOpen: (row: LoggedRequest) => void;
  /** True to leave out the ids, beside other content. */
  isShort?: boolean;
};

/** The name of the operation opens the details, so that the keyboard reaches every row. */
export function RequestTable({ rows, keys, onOpen, isShort = false }: RequestTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Operation</Th>
          <Th wide>Time, UTC</Th>
          <Th>Status</Th>
          <Th numeric>ms</Th>
          <Th numeric wide>
            Credits
          </Th>
          <Th wide>Key</Th>
          {isShort ? null : <Th className="hidden xl:table-cell">Request id</Th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line
            key={row.requestId}
            row={row}
            keyName={keyNameOf(row.keyId, keys)}
            isShort={isShort}
            onOpen={() => onOpen(row)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type LineProps = {
  row: LoggedRequest;
  keyName: string;
  isShort: boolean;
  onOpen: () => void;
};

function Line({ row, keyName, isShort, onOpen }: LineProps) {
  const time = (
    <time dateTime={row.at.toISOString()} title={fullInstant(row.at)}>
      {row.at.toISOString().slice(5, 19).replace('T', ' ')}
    </time>
  );
  return (
    <Tr>
      <RowHeader>
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="link cursor-pointer text-left font-mono text-[0.78125rem] wrap-anywhere"
        >
          {row.operation}
        </button>
        {row.code === null ? null : (
          <span className="block max-w-70 text-micro font-normal text-text-2 wrap-anywhere">
            {errorOf(row.code)?.title ?? row.code}
            {row.problems ? `: ${row.problems}` : null}
          </span>
        )}
        <span className="block font-mono text-micro font-normal text-text-3 md:hidden">{time}</span>
      </RowHeader>
      <Td wide className="font-mono text-[0.78125rem] whitespace-nowrap text-text-2">
        {time}
      </Td>
      <Td>
        <StatusBadge status={row.status} />
      </Td>
      <Td numeric>{row.latencyMs.toFixed(1)}</Td>
      <Td numeric wide>
        {count(row.credits)}
      </Td>
      <Td wide className="wrap-anywhere">
        {keyName}
      </Td>
      {isShort ? null : (
        <Td className="hidden font-mono text-micro whitespace-nowrap text-text-3 xl:table-cell">
          <span className="flex items-center gap-1">
            <Link href={requestPath(row.requestId)} className="link max-w-32 truncate" title={row.requestId}>
              {row.requestId}
            </Link>
            <CopyButton compact text={row.requestId} label="Copy the request id" />
          </span>
        </Td>
      )}
    </Tr>
  );
}

export type RequestBatch = inferRouterOutputs<AppRouter>['requests']['list'];
export type LoggedRequest = RequestBatch['rows'][number];

/** A key and its name. */
export type Named = { keyId: string; name: string };

export function keyNameOf(keyId: string | null, keys: readonly Named[]): string {
  if (keyId === null) return 'None named';
  if (keyId === PLAYGROUND_KEY_ID) return 'Playground';
  if (keyId === PLAYGROUND_TEST_KEY_ID) return 'Playground, test run';
  return keys.find((key) => key.keyId === keyId)?.name ?? keyId;
}

/** The id of a key of the workspace; null for the playground's own keys, which have no page. */
export const ownKeyOf = (keyId: string | null): string | null =>
  keyId === PLAYGROUND_KEY_ID || keyId === PLAYGROUND_TEST_KEY_ID ? null : keyId;
