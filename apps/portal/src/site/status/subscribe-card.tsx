import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { OpenApi } from '../../shared/open-api.tsx';
import { FEED_PATH } from './feed.ts';
import { SubscribeForm } from './subscribe-form.tsx';

export const SubscribeCard = () => (
  <Card aria-labelledby="news">
    <CardHeader
      id="news"
      title="News of incidents"
      actions={
        <a href={FEED_PATH} className="link text-small">
          Atom feed
        </a>
      }
    />
    <CardBody>
      <OpenApi>
        <SubscribeForm />
      </OpenApi>
    </CardBody>
  </Card>
);
