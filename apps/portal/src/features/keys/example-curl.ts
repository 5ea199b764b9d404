import 'server-only';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { env } from '../../env.ts';
import { curlOf } from './curl.ts';

/** A request that works as pasted once `GRAHA_API_KEY` is set. */
export const exampleCurl = (): string => curlOf(`${env().apiUrl}/api/v1/kundali/basic`, EXAMPLE_BIRTH);
