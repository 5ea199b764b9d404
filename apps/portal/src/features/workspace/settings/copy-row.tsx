import { CopyButton } from '@graha/ui/copy-button.tsx';

/** A text to copy exactly into another system. */
export const CopyRow = ({ label, text }: { label: string; text: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 px-4 pb-3.5 sm:px-5">
    <div className="min-w-0">
      <p className="text-small text-text-2">{label}</p>
      <p className="font-mono text-micro break-all">{text}</p>
    </div>
    <CopyButton text={text} label={`Copy: ${label}`} />
  </div>
);
