'use client';

import { may, type Sight } from '@graha/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../trpc/client.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { SettingsRow } from '../profile/settings-row.tsx';
import { DataExports } from './data-exports.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { SETTINGS_TEXT } from './text.ts';
import { WorkspaceNameForm } from './workspace-name-form.tsx';

const { workspace: WORKSPACE, data: DATA, deletion: DELETION } = SETTINGS_TEXT;

export type Settings = { name: string; tenantId: string; erasureDueAt: Date | null };

export function SettingsRoom({ initial, sight }: { initial: Settings; sight: Sight }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.settings.read.queryOptions(undefined, { initialData: initial }));
  return (
    <>
      <PageHeader title={SETTINGS_TEXT.title} description={SETTINGS_TEXT.description} />
      <SettingsSection id="workspace" title={WORKSPACE.title} description={WORKSPACE.body}>
        {may(sight, 'workspace.rename') ? (
          <WorkspaceNameForm name={data.name} />
        ) : (
          <SettingsRow title={data.name} detail={WORKSPACE.mayNot} />
        )}
        <SettingsRow
          className="border-t border-line"
          title={WORKSPACE.id}
          detail={<span className="font-mono text-micro break-all">{data.tenantId}</span>}
        />
      </SettingsSection>
      <SettingsSection id="data" title={DATA.title} description={DATA.body}>
        {may(sight, 'workspace.export') ? <DataExports /> : <SettingsRow title={DATA.mayNot} />}
      </SettingsSection>
      <SettingsSection id="deletion" title={DELETION.title} description={DELETION.body}>
        {may(sight, 'workspace.delete') ? (
          <DeleteWorkspace name={data.name} dueAt={data.erasureDueAt} />
        ) : (
          <SettingsRow title={DELETION.mayNot} />
        )}
      </SettingsSection>
    </>
  );
}
