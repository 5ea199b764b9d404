'use client';

import { ADMIN_TEXT } from '../../../features/admin/frame/text.ts';
import { SHELL_TEXT } from '../../../features/workspace/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';

export default function AdminError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <ErrorPanel requestId={error.digest} action={<Button onClick={retry}>{SHELL_TEXT.tryAgain}</Button>}>
      {ADMIN_TEXT.errorBody}
    </ErrorPanel>
  );
}
