'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { may, type Sight } from '@graha/domain/team/roles';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { ClockForm } from './clock-form.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { FormulaVersions } from './formula-versions.tsx';
import { RequireSecondFactor } from './require-second-factor.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { SETTINGS_SECTIONS, SettingsHeader } from '../headers.tsx';
import { useRouter } from 'next/navigation';
import { useToast } from '@graha/ui/toast.tsx';
import { RenameForm } from '../../../shared/rename-form.tsx';
import { Download } from '@graha/ui/icons/actions.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { EXPORTS, exportPath, type ExportKind } from './export-kinds.ts';

type SettingsPageProps = {
  initial: Outputs['settings']['read'];
  /** Null if it is not offered or if this person may not see it. */
  singleSignOn: Outputs['settings']['sso']['read'] | null;
  sight: Sight;
};

export function SettingsPage({ initial, singleSignOn, sight }: SettingsPageProps) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.settings.read.queryOptions(undefined, { initialData: initial }));
  return (
    <>
      <SettingsHeader />
      <SettingsSection id="workspace" {...SETTINGS_SECTIONS.workspace}>
        {may(sight, 'workspace.rename') ? (
          <WorkspaceNameForm name={data.name} />
        ) : (
          <SettingsRow title={data.name} detail="Owners and admins may change it." />
        )}
        <SettingsRow
          className="border-t border-line"
          title="Workspace id"
          detail={<span className="font-mono text-micro break-all">{data.tenantId}</span>}
        />
      </SettingsSection>
      <SettingsSection id="clock" {...SETTINGS_SECTIONS.clock}>
        {may(sight, 'workspace.place') ? (
          <ClockForm clock={data.clock} />
        ) : (
          <SettingsRow
            title={data.clock.timezone}
            detail={`${data.clock.place?.name ?? 'No place'}. Owners and admins may change it.`}
          />
        )}
      </SettingsSection>
      <SettingsSection id="formulas" {...SETTINGS_SECTIONS.formulas}>
        <FormulaVersions
          chosen={data.formulaVersion}
          versions={data.formulaVersions}
          mayChoose={may(sight, 'workspace.formulas')}
        />
      </SettingsSection>
      <SettingsSection id="reports" {...SETTINGS_SECTIONS.reports}>
        <SettingsRow
          title="Logo, colours and texts, with a preview"
          detail={may(sight, 'workspace.brand') ? null : 'Owners and admins may change it.'}
          actions={
            <ButtonLink href="/settings/brand" size="sm">
              Open the brand
            </ButtonLink>
          }
        />
      </SettingsSection>
      <SettingsSection id="security" {...SETTINGS_SECTIONS.security}>
        {may(sight, 'workspace.secure') ? (
          <RequireSecondFactor isRequired={data.requiresSecondFactor} />
        ) : (
          <SettingsRow
            title={`Two-factor sign-in is ${data.requiresSecondFactor ? 'required' : 'not required'}.`}
            detail="Only the owner may change it."
          />
        )}
      </SettingsSection>
      {singleSignOn ? (
        <SettingsSection id="single-sign-on" {...SETTINGS_SECTIONS.singleSignOn}>
          <SingleSignOn initial={singleSignOn} sight={sight} />
        </SettingsSection>
      ) : null}
      <SettingsSection id="data" {...SETTINGS_SECTIONS.data}>
        {may(sight, 'workspace.export') ? <DataExports /> : <SettingsRow title="Owners and admins may export." />}
      </SettingsSection>
      <SettingsSection id="deletion" {...SETTINGS_SECTIONS.deletion}>
        {may(sight, 'workspace.delete') ? (
          <DeleteWorkspace name={data.name} dueAt={data.erasureDueAt} />
        ) : (
          <SettingsRow title="Only the owner may delete the workspace." />
        )}
      </SettingsSection>
    </>
  );
}

function WorkspaceNameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const rename = useMutation(
    trpc.settings.rename.mutationOptions({
      onSuccess: async () => {
        toast({ text: 'The name is saved.' });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh(); // The shell shows the name too.
      },
    }),
  );
  return (
    <RenameForm
      text={{ name: 'Name', submit: 'Save', pending: 'Saving' }}
      name={name}
      autoComplete="organization"
      pending={rename.isPending}
      error={rename.error}
      onRename={(written) => rename.mutate({ name: written })}
    />
  );
}

const TEXTS = {
  everything: {
    title: 'Everything',
    detail: 'Members, keys, the brand of reports, usage, requests and events as one JSON file.',
  },
  usage: { title: 'Usage', detail: 'Calls and credits by day, operation and key, as CSV.' },
  requests: { title: 'Requests', detail: 'The last thirty days, one line a request, as CSV.' },
} as const satisfies Record<ExportKind, { title: string; detail: string }>;

/** Plain links: the browser saves the response, whatever its size. */
const DataExports = () => (
  <ul className="divide-y divide-line">
    {EXPORTS.map(({ kind, extension }) => (
      <li key={kind}>
        <SettingsRow
          title={TEXTS[kind].title}
          detail={TEXTS[kind].detail}
          actions={
            <a
              href={exportPath(kind)}
              download
              aria-label={`${extension.toUpperCase()} · Download: ${TEXTS[kind].title}`}
              className={buttonStyle({ size: 'sm' })}
            >
              <Download aria-hidden="true" />
              {extension.toUpperCase()}
            </a>
          }
        />
      </li>
    ))}
  </ul>
);
