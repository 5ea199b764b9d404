import { BIRTHS_PATH } from '../../../../features/births/births-path.ts';
import { RecordAbsent } from '../../../../shared/record-page.tsx';

export default function BirthNotFound() {
  return (
    <RecordAbsent
      noun="birth"
      why="It may have been erased, or belong to another of your workspaces. Choose that one at the top of the navigation."
      list={{ label: 'All births', href: BIRTHS_PATH }}
    />
  );
}
