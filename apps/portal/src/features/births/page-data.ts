import 'server-only';
import { curl } from '@graha/catalog/project/snippets/http-calls';
import type { FormGroup } from '@graha/catalog/project/form';
import { BirthMembers } from '@graha/domain/management/birth-members';
import { env } from '../../server/env.ts';
import { FIRST_OPERATION } from '../../shared/paths.ts';
import { detailsOf } from '../playground/operation-details.ts';
import type { ShownBirth } from './births-path.ts';

/** The fields of a birth, as the first operation has them. */
export function birthGroup(): FormGroup {
  const group = detailsOf(FIRST_OPERATION)?.groups.find(({ name }) => name === '');
  if (group === undefined) throw new Error(`${FIRST_OPERATION} has no birth.`);
  return { name: '', fields: group.fields.filter(({ name }) => Object.hasOwn(BirthMembers.shape, name)) };
}

/** Requests that name the birth, and work as pasted once `GRAHA_API_KEY` is set to a key with the scope. */
export function birthSnippets({ birthId, reference }: Pick<ShownBirth, 'birthId' | 'reference'>) {
  const request = { baseUrl: env().apiUrl, path: `/api/v1/${FIRST_OPERATION}` };
  return [
    { title: 'By its id', code: curl({ ...request, body: { birth_id: birthId } }) },
    ...(reference === null
      ? []
      : [{ title: 'By your reference', code: curl({ ...request, body: { birth_reference: reference } }) }]),
  ];
}
