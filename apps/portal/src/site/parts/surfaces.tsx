import { Badge, LiveBadge, StatusBadge, Tag, type BadgeShape, type BadgeTone } from '@graha/ui/badge.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card, CardFooter } from '@graha/ui/card.tsx';
import { CodeCard } from '@graha/ui/code.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { ErrorPanel } from '@graha/ui/error-panel.tsx';
import { Note } from '@graha/ui/note.tsx';
import { SkeletonText, TableSkeleton } from '@graha/ui/skeleton.tsx';
import { Shelf } from './shelf.tsx';

const BADGES: readonly (readonly [BadgeTone, BadgeShape | undefined, string])[] = [
  ['ok', 'dot', 'Active'],
  ['warn', 'ring', 'Overlap ends in 4 h'],
  ['bad', 'diamond', 'Revoked'],
  ['brass', undefined, 'test'],
  ['accent', undefined, 'new'],
  ['neutral', undefined, 'archived'],
];

const ANSWER = '{\n  "lagna": { "sign": "Libra", "degree": 7.258678519 },\n  "is_retrograde": false\n}';

export function Surfaces() {
  return (
    <>
      <Shelf title="Badges and tags">
        {BADGES.map(([tone, shape, word]) => (
          <Badge key={word} tone={tone} {...(shape ? { shape } : {})}>
            {word}
          </Badge>
        ))}
        {[200, 304, 422, 503].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <LiveBadge connected asOfMs={0} />
        <LiveBadge connected={false} asOfMs={0} />
        <Tag>kundali/basic</Tag>
      </Shelf>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <Note title="Both keys work until 12:11:55 UTC.">Then the old one answers 401.</Note>
          <Note tone="warn" title="80 % of November is used.">
            At this pace you end with about 43,000 credits.
          </Note>
          <Note tone="bad" title="The last payment failed.">
            We try the card again on 28 Nov.
          </Note>
          <ErrorPanel requestId="req_7f3a9c0d" action={<ButtonLink href="/parts">Try again</ButtonLink>} />
        </div>
        <CodeCard title="Response" label="Response" language="json" code={ANSWER} lineNumbers />
        <Card aria-label="Empty">
          <EmptyState title="No keys yet" action={<ButtonLink href="/parts">Create key</ButtonLink>}>
            A key lets your server call the API. Create one, it takes ten seconds.
          </EmptyState>
          <CardFooter>Nothing is owed.</CardFooter>
        </Card>
        <Card aria-label="Waiting" className="grid content-start">
          <TableSkeleton rows={2} />
          <SkeletonText className="p-5" />
        </Card>
      </div>
    </>
  );
}
