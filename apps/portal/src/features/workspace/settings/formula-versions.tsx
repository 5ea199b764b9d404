'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { FailureNote, type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';

type Served = Outputs['settings']['read']['formulaVersions'];

type Props = {
  /** Null: the current version at each call. */
  chosen: string | null;
  versions: Served;
  mayChoose: boolean;
};

type Row = { version: string | null; title: string; detail: string };

/** The choices, newest first, and a chosen version that is no longer served. */
function rowsOf(chosen: string | null, versions: Served): Row[] {
  const current = versions.find(({ until }) => until === null)?.date;
  const rows: Row[] = [
    {
      version: null,
      title: 'The current version',
      detail: `Follows each release; today ${current}. New workspaces begin with it.`,
    },
    ...versions.toReversed().map(({ date, until, summary }) => ({
      version: date,
      title: date,
      detail: `${summary} ${until === null ? 'Served while it is current, and at least 18 months after.' : `Served until ${until} at least.`}`,
    })),
  ];
  if (chosen === null || versions.some(({ date }) => date === chosen)) return rows;
  const detail = 'No longer served: calls without Graha-Version are refused. Choose another version.';
  return [{ version: chosen, title: chosen, detail }, ...rows];
}

/** The versions of the formulas that are served, with the default of the workspace. Every member sees them. */
export function FormulaVersions({ chosen, versions, mayChoose }: Props) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const choose = useMutation(
    trpc.settings.chooseFormulaVersion.mutationOptions({
      onSuccess: async (_nothing, { version }) => {
        toast({
          text: `Calls are answered by ${version === null ? 'the current version' : `the version ${version}`}.`,
        });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
      },
    }),
  );
  return (
    <>
      <ul aria-label="Versions of the formulas" className="divide-y divide-line">
        {rowsOf(chosen, versions).map(({ version, title, detail }) => (
          <li key={title}>
            <SettingsRow
              title={
                <>
                  {title}
                  {version === chosen ? (
                    <Badge tone="ok" shape="dot">
                      Default
                    </Badge>
                  ) : null}
                </>
              }
              detail={detail}
              actions={
                mayChoose && version !== chosen ? (
                  <Button
                    size="sm"
                    aria-label={`Choose: ${title}`}
                    loading={choose.isPending && choose.variables.version === version}
                    loadingLabel="Saving"
                    onClick={() => {
                      if (!choose.isPending) choose.mutate({ version });
                    }}
                  >
                    Choose
                  </Button>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      {mayChoose ? null : <SettingsRow className="border-t border-line" title="Owners and admins may change it." />}
      {choose.error ? (
        <div className="px-4 pb-3.5 sm:px-5">
          <FailureNote error={choose.error} />
        </div>
      ) : null}
    </>
  );
}
