'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportBrand } from '@graha/domain/team/report-brand';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardBody, CardFooter } from '@graha/ui/card.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { useProblemFocus } from '@graha/ui/use-problem-focus.ts';
import { useEffect } from 'react';
import { FailureNote, useTRPC } from '../../../shared/trpc-client.tsx';
import { BrandFields } from './brand-fields.tsx';
import { brandOf, type Draft, draftOf, isSameBrand, problemsOf } from './draft.ts';

type BrandFormProps = {
  /** The stored brand. */
  stored: ReportBrand | null;
  draft: Draft;
  /** Problems that the preview has found. */
  problems: Partial<Draft>;
  onChange: (draft: Draft) => void;
};

export function BrandForm({ stored, draft, problems: found, onChange }: BrandFormProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const choose = useMutation(
    trpc.settings.brand.choose.mutationOptions({
      onSuccess: async (_nothing, { brand }) => {
        toast({ text: brand === null ? 'The brand is removed.' : 'The brand is saved. Reports print it from now on.' });
        queries.setQueryData(trpc.settings.brand.read.queryKey(), brand);
        await queries.invalidateQueries({ queryKey: trpc.settings.brand.read.queryKey() });
      },
    }),
  );
  const form = useProblemFocus(choose.error);
  const isChanged = !isSameBrand(brandOf(draft), stored);
  useUnsavedWarning(isChanged);
  const problems = { ...found, ...problemsOf(choose.error?.data?.fields) };
  const change = (next: Draft) => {
    if (choose.isError) choose.reset();
    onChange(next);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Brand of reports"
      onSubmit={(event) => {
        event.preventDefault();
        if (!choose.isPending && isChanged) choose.mutate({ brand: brandOf(draft) });
      }}
    >
      <Card>
        <CardBody className="grid gap-4">
          <BrandFields draft={draft} problems={problems} onChange={(changed) => change({ ...draft, ...changed })} />
          {choose.error && Object.keys(problems).length === 0 ? <FailureNote error={choose.error} /> : null}
        </CardBody>
        <CardFooter>
          <output>
            {isChanged ? (
              <Badge tone="warn" shape="ring">
                Unsaved changes
              </Badge>
            ) : null}
          </output>
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" disabled={!isChanged || choose.isPending} onClick={() => change(draftOf(stored))}>
              Discard changes
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!isChanged}
              loading={choose.isPending}
              loadingLabel="Saving"
            >
              Save the brand
            </Button>
          </div>
        </CardFooter>
      </Card>
    </form>
  );
}

/** Asks before the page is closed or reloaded with unsaved changes. */
function useUnsavedWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
