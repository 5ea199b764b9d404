'use client';

import { useQuery } from '@tanstack/react-query';
import { may, type Sight } from '@graha/domain/roles';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { useTRPC, type Outputs } from '../../../shared/trpc-client.tsx';
import { DataExports } from './data-exports.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { SETTINGS_SECTIONS, SettingsHeader } from './settings-header.tsx';
import { WorkspaceNameForm } from './workspace-name-form.tsx';

export function SettingsPage({ initial, sight }: { initial: Outputs['settings']['read']; sight: Sight }) {
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
