import { permanentRedirect } from 'next/navigation';

export default function DocsPage(): never {
  permanentRedirect('/docs/quickstart');
}
