'use client';

import { Button } from '@graha/ui/button.tsx';
import { ErrorPanel } from '@graha/ui/error-panel.tsx';

export default function AdminError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <ErrorPanel requestId={error.digest} action={<Button onClick={retry}>Try again</Button>}>
      Other pages are not affected. The log has the details under this number.
    </ErrorPanel>
  );
}
