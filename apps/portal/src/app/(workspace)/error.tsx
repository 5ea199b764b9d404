'use client';

import { Button } from '@graha/ui/button.tsx';
import { ErrorPanel } from '@graha/ui/error-panel.tsx';

export default function RoomError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <ErrorPanel requestId={error.digest} action={<Button onClick={retry}>Try again</Button>}>
      The rest of the workspace is not affected. If it happens again, send us this number.
    </ErrorPanel>
  );
}
