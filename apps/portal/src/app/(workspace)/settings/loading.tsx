import { SettingsSection } from '@graha/ui/settings.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';
import { SETTINGS_SECTIONS, SettingsHeader } from '../../../features/workspace/headers.tsx';

export default function SettingsLoading() {
  return (
    <>
      <SettingsHeader />
      {Object.entries(SETTINGS_SECTIONS).map(([id, text]) => (
        <SettingsSection key={id} id={id} {...text}>
          <Skeleton className="m-5 h-9" />
        </SettingsSection>
      ))}
    </>
  );
}
