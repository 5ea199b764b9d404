import { dayOf } from '@graha/domain/core/days';
import { birthTemplate } from '@graha/domain/management/birth-file/birth-csv';
import { BIRTH_FILE_TYPES, birthFile } from '@graha/domain/management/birth-file/birth-file';
import { BIRTH_FORMATS } from '@graha/domain/management/birth-file/file-records';
import type { Outputs } from '../../../../shared/trpc-client.tsx';
import { downloadOf, streamOf } from '../../../../shared/download.ts';
import { api } from '../../../../server/server.ts';

const BIRTHS_PER_PAGE = 1_000;
type Page = Outputs['births']['list'];

const contentsOf = ({ births }: Page) =>
  births.map(({ birthId, reference, label, tags, birth }) => ({ birthId, content: { reference, label, tags, birth } }));

/** All stored births, or an example of such a file. */
export async function GET(request: Request): Promise<Response> {
  const { births } = await api();
  const asked = new URL(request.url).searchParams;
  const format = BIRTH_FORMATS.find((one) => one === asked.get('format'));
  if (format === undefined) return Response.json({ message: 'Ask for format=csv or format=ndjson.' }, { status: 404 });
  const type = BIRTH_FILE_TYPES[format];
  if (asked.has('template'))
    return downloadOf(async () => ({ fileName: `births-example.${format}`, type, body: birthTemplate(format) }));
  return downloadOf(async () => {
    const first = await births.list({ limit: BIRTHS_PER_PAGE }); // Refuses a person who may not read births before the file begins.
    async function* pages() {
      let page = first;
      yield contentsOf(page);
      while (page.next !== null) {
        page = await births.list({ limit: BIRTHS_PER_PAGE, cursor: page.next });
        yield contentsOf(page);
      }
    }
    return { fileName: `births-${dayOf(new Date())}.${format}`, type, body: streamOf(birthFile(format, pages())) };
  });
}
