'use client';

import { useRef, useState } from 'react';
import { type ApiFailure, useMutationId, useTRPCClient } from '../../shared/trpc-client.tsx';
import { TRPCClientError } from '@trpc/client';
import { type ImportPart, importParts, UnreadableFile } from './import-parts.ts';
import { useChanged } from '../../shared/use-changed.ts';

export type RefusedRecord = { line: number; msg: string; text: string };
export type ImportState = {
  status: 'idle' | 'running' | 'stopped' | 'done';
  share: number;
  lines: number;
  stored: number;
  replaced: number;
  refused: number;
  /** The first refused records, with their texts. */
  problems: RefusedRecord[];
  failure: ApiFailure | string | null;
};

const NEW: ImportState = {
  status: 'idle',
  share: 0,
  lines: 0,
  stored: 0,
  replaced: 0,
  refused: 0,
  problems: [],
  failure: null,
};
/** Refused records that the browser keeps for their file. */
const KEPT_MAX = 50_000;
/** The wait before a part is sent again that came too soon after the others. */
const TOO_SOON_MS = 5_000;

const isTooSoon = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.data?.code === 'TOO_MANY_REQUESTS';

/** The next part, under an id that it keeps when it is sent again. */
async function nextOf(parts: AsyncGenerator<ImportPart>): Promise<(ImportPart & { partId: string }) | null> {
  const { value, done } = await parts.next();
  return done ? null : { ...value, partId: crypto.randomUUID() };
}

/** Sends a file part by part. After a failure `go` continues with the part that failed. */
export function useImport() {
  const client = useTRPCClient();
  const changed = useChanged('births');
  const { mutationId: importId } = useMutationId();
  const [state, setState] = useState(NEW);
  const left = useRef<{ parts: AsyncGenerator<ImportPart>; unsent: (ImportPart & { partId: string }) | null } | null>(
    null,
  );
  const isWanted = useRef(false);

  async function send({ partId, header, records, share }: ImportPart & { partId: string }): Promise<void> {
    const report = await client.births.importPart.mutate({ importId, partId, header, records });
    const texts = new Map(records.map(({ line, text }) => [line, text]));
    const refused = report.problems.map(({ line, msg }) => ({ line, msg, text: texts.get(line) ?? '' }));
    setState((before) => ({
      ...before,
      share,
      lines: before.lines + report.lines,
      stored: before.stored + report.stored,
      replaced: before.replaced + report.replaced,
      refused: before.refused + refused.length,
      problems: before.problems.length < KEPT_MAX ? [...before.problems, ...refused] : before.problems,
    }));
  }

  async function go(): Promise<void> {
    const work = left.current;
    if (work === null || isWanted.current) return;
    isWanted.current = true;
    setState((before) => ({ ...before, status: 'running', failure: null }));
    const stop = (failure: ImportState['failure']) => setState((before) => ({ ...before, status: 'stopped', failure }));
    try {
      while (isWanted.current) {
        work.unsent ??= await nextOf(work.parts);
        if (work.unsent === null) {
          setState((before) => ({ ...before, status: 'done', share: 1 }));
          left.current = null;
          break;
        }
        try {
          await send(work.unsent);
          work.unsent = null;
        } catch (error) {
          if (!isTooSoon(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, TOO_SOON_MS));
        }
      }
      if (!isWanted.current) stop(null);
    } catch (error) {
      if (error instanceof UnreadableFile) stop(error.message);
      else if (error instanceof TRPCClientError) stop(error);
      else throw error;
    } finally {
      isWanted.current = false;
      changed(null);
    }
  }

  return {
    state,
    go,
    begin(file: File) {
      left.current = { parts: importParts(file), unsent: null };
      setState(NEW);
      void go();
    },
    stop: () => void (isWanted.current = false),
  };
}
