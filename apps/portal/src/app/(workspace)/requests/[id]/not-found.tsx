import { RecordAbsent } from '../../../../shared/record-page.tsx';

export default function RequestNotFound() {
  return (
    <RecordAbsent
      noun="request"
      why="Requests are kept for 30 days. It may also belong to another of your workspaces: choose that one at the top of the navigation."
      list={{ label: 'All requests', href: '/requests' }}
    />
  );
}
