'use client';

import { Button } from '@graha/ui/button.tsx';
import { Code } from '@graha/ui/code.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { FirstCall } from '../../shared/keys/first-call.tsx';

export type ShowPublishableProps = {
  made: { keyId: string; text: string };
  /** The address and body of the example. */
  example: BrowserExample;
  onDone: () => void;
};

export type BrowserExample = { url: string; body: string };

/** Shows a publishable key. Its page can show it again at any time. */
export function ShowPublishable({ made: { keyId, text }, example, onDone }: ShowPublishableProps) {
  return (
    <>
      <DialogBody>
        <PublishableText text={text} />
        <Code code={scriptOf(text, example)} label="In your page" language="typescript" />
        <FirstCall keyId={keyId} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

export const PublishableText = ({ text }: { text: string }) => (
  <div className="flex items-center gap-2.5 rounded-lg border border-line bg-sunken py-2 pr-2 pl-3.5">
    <code className="min-w-0 flex-1 text-small font-medium break-all">{text}</code>
    <CopyButton text={text} label="Copy the key" variant="default" />
  </div>
);

const scriptOf = (key: string, { url, body }: BrowserExample): string => `const answer = await fetch('${url}', {
  method: 'POST',
  headers: { 'X-API-Key': '${key}', 'Content-Type': 'application/json' },
  body: JSON.stringify(${body}),
});
console.log(await answer.json());`;
