'use client';

import { useQuery } from '@tanstack/react-query';
import { count } from '@graha/domain/core/format';
import { CodeCard, type CodeLanguage } from '@graha/ui/code.tsx';
import { Link } from '@graha/ui/link.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';

/** The content of a captured request and of its answer, or the way to capture the next one. */
export function RequestExchange({ requestId, keyId }: { requestId: string; keyId: string | null }) {
  const trpc = useTRPC();
  const { data, isPending, isError } = useQuery(
    trpc.requests.captured.queryOptions({ requestId }, { staleTime: Infinity }),
  );
  if (isPending) return <p className="text-small text-text-2">Loading …</p>;
  if (isError) return <p className="text-small text-text-2">The content did not load. Open this request again.</p>;
  if (data === null) {
    return (
      <p className="text-small text-text-2">
        The content of this request was not kept.{' '}
        {keyId === null ? null : (
          <Link href={`/keys/${keyId}#capture`} className="link">
            Capture the requests of its key for an hour
          </Link>
        )}
      </p>
    );
  }
  const { request, answer } = data;
  return (
    <>
      <Content title={`${request.method} ${request.path}`} label="the request" content={request} />
      <Content title={`Answer ${answer.status}`} label="the answer" content={answer} />
    </>
  );
}

type ContentProps = {
  title: string;
  label: string;
  content: { contentType: string | null; text: string | null; bytes: number };
};

function Content({ title, label, content: { contentType, text, bytes } }: ContentProps) {
  if (text === null || text === '') {
    return (
      <p className="text-small text-text-2">
        <span className="font-medium text-text">{title}</span>:{' '}
        {bytes === 0 ? 'without content' : `${contentType ?? 'content'}, ${count(bytes)} bytes`}
      </p>
    );
  }
  const isCut = new TextEncoder().encode(text).length < bytes;
  return (
    <div className="grid min-w-0 gap-1.5">
      <CodeCard
        title={title}
        label={label}
        code={shown(text)}
        language={languageOf(contentType)}
        className="max-h-80"
      />
      {isCut ? <p className="text-small text-text-2">{`The first 64 kB of ${count(bytes)} bytes.`}</p> : null}
    </div>
  );
}

const languageOf = (contentType: string | null): CodeLanguage => (contentType?.includes('json') ? 'json' : 'text');

/** JSON on several lines; other text, and JSON that is cut off, as it is. */
function shown(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
