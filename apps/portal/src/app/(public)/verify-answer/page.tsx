import type { Metadata } from 'next';
import { Card, CardBody } from '@graha/ui/card.tsx';
import { NeedsScripts } from '@graha/ui/needs-scripts.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageIntro } from '../../../site/landing/section.tsx';
import { readKeys } from '../../../site/verify/read-keys.ts';
import { VerifyForm } from '../../../site/verify/verify-form.tsx';

/** Keys of the build would be out of date after a rotation. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Verify an answer',
  description: 'Check that an answer was given by this API, when, by which version, and that no byte was changed.',
};

export default async function VerifyAnswerPage() {
  const keys = await readKeys();
  return (
    <>
      <PageIntro
        title="Verify an answer"
        lead="Paste an answer with its headers. This page checks the signature in your browser and sends nothing."
      />
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-8 pb-16 sm:px-8">
        <NeedsScripts />
        {keys === null ? (
          <Note tone="warn">The public keys could not be read just now. Open this page again in half a minute.</Note>
        ) : keys.length === 0 ? (
          <Note tone="warn">This installation signs no answers.</Note>
        ) : (
          <Card>
            <CardBody>
              <VerifyForm keys={keys} />
            </CardBody>
          </Card>
        )}
      </div>
    </>
  );
}
