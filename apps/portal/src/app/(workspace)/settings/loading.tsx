import { SETTINGS_TEXT } from '../../../features/settings/text.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const { workspace, data, deletion } = SETTINGS_TEXT;
const SECTIONS = { workspace, data, deletion };

export default function SettingsLoading() {
  return (
    <>
      <PageHeader title={SETTINGS_TEXT.title} description={SETTINGS_TEXT.description} />
      {Object.entries(SECTIONS).map(([id, { title, body }]) => (
        <SettingsSection key={id} id={id} title={title} description={body}>
          <Skeleton className="m-5 h-9" />
        </SettingsSection>
      ))}
    </>
  );
}
